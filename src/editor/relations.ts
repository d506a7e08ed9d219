/** How many choices a list shows before a few letters are typed; Decap shows 20, as if there were no others. */
const shownChoices = { options_length: 200 };

/** The entries of a settings file; searched and shown by the field `shown`. */
const ofSettings = (file: string, value: string, shown = value) => ({
  collection: 'settings',
  file,
  value_field: value,
  search_fields: [shown],
  display_fields: [shown],
  ...shownChoices,
});

/** The files of a collection; searched by short name and by the fields in `also`. */
const ofPages = (collection: string, ...also: string[]) => ({
  collection,
  value_field: '{{slug}}',
  search_fields: ['label', ...also],
  display_fields: ['label'],
  ...shownChoices,
});

/** For texts that are picked from a list: that list, by the form in their schema. */
export const relations: Readonly<Record<string, Record<string, unknown>>> = {
  service: ofPages('service'),
  person: ofPages('person', 'role'),
  caseStudy: ofPages('caseStudy'),
  state: ofPages('state'),
  industry: ofSettings('taxonomy', 'industries.*.slug', 'industries.*.label'),
  topic: ofSettings('taxonomy', 'topics.*.slug', 'topics.*.label'),
  headerEntry: ofSettings('navigation', 'header.*.label'),
  footerGroup: ofSettings('navigation', 'footer.*.title'),
  group: ofSettings('navigation', 'groups.*.id', 'groups.*.title'),
};
