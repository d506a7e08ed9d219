type Person = { readonly label: string; readonly place: string | null; readonly timeZone: string | null };

/** Where people work, without those whose time zone is not given; someone without a place is known by name. */
export const workplacesOf = (people: readonly Person[]) =>
  people.flatMap(({ label, place, timeZone }) => (timeZone ? [{ place: place ?? label, timeZone }] : []));
