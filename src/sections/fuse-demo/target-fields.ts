/** What the product in this demonstration wants to receive, in the order it is shown. */
export const fieldKeys = ['name', 'email', 'startDate', 'amount'] as const;

export type FieldKey = (typeof fieldKeys)[number];
export type FieldType = 'text' | 'email' | 'date' | 'amount';

type TargetField = {
  type: FieldType;
  required: boolean;
  /** Other names of the field, as plain lower-case words; `headingWords` brings a heading into the same form. */
  alsoCalled: readonly string[];
  /** How much it says, from 0 to 1, that a column's values have the shape of this field. */
  telling: number;
};

export const targetFields: Readonly<Record<FieldKey, TargetField>> = {
  name: {
    type: 'text',
    required: true,
    alsoCalled: ['name', 'full name', 'employee', 'employee name', 'person', 'member', 'contact', 'contact name'],
    telling: 0.3,
  },
  email: {
    type: 'email',
    required: true,
    alsoCalled: ['email', 'email address', 'mail', 'work email', 'contact email', 'user name'],
    telling: 0.9,
  },
  startDate: {
    type: 'date',
    required: false,
    alsoCalled: ['start date', 'start', 'hire date', 'hired', 'joined', 'date joined', 'joining date', 'first day', 'since', 'date'],
    telling: 0.7,
  },
  amount: {
    type: 'amount',
    required: false,
    alsoCalled: ['amount', 'monthly amount', 'monthly', 'salary', 'pay', 'monthly pay', 'wage', 'fee', 'price', 'premium', 'total amount'],
    telling: 0.3,
  },
};

/** A record with one value for each field. */
export const forEachField = <Value>(give: (key: FieldKey) => Value): Record<FieldKey, Value> => ({
  name: give('name'),
  email: give('email'),
  startDate: give('startDate'),
  amount: give('amount'),
});
