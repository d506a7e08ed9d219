/** The fields of the demo's target schema, in display order. */
export const fieldKeys = ['name', 'email', 'startDate', 'amount'] as const;

export type FieldKey = (typeof fieldKeys)[number];
export type FieldType = 'text' | 'email' | 'date' | 'amount';

type TargetField = {
  type: FieldType;
  required: boolean;
  /** Alternative names of the field as plain lowercase words, the form that `headingWords` returns. */
  alsoCalled: readonly string[];
  /** How strongly, from 0 to 1, matching values indicate this field. */
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

/** Builds a record with a value for each field. */
export const forEachField = <Value>(give: (key: FieldKey) => Value): Record<FieldKey, Value> => ({
  name: give('name'),
  email: give('email'),
  startDate: give('startDate'),
  amount: give('amount'),
});
