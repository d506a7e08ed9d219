type Person = { readonly label: string; readonly place: string | null; readonly timeZone: string | null };

/** Where people work, except where no time zone is given; a person without a place is listed by name. */
export const workplacesOf = (people: readonly Person[]) =>
  people.flatMap(({ label, place, timeZone }) => (timeZone ? [{ place: place ?? label, timeZone }] : []));
