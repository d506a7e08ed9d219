const ofTaxonomy = (list: string) => ({
  collection: 'settings',
  file: 'taxonomy',
  value_field: `${list}.*.slug`,
  search_fields: [`${list}.*.label`],
  display_fields: [`${list}.*.label`],
});

/** The files of a collection; searched by short name and by the fields in `also`. */
const ofPages = (collection: string, ...also: string[]) => ({
  collection,
  value_field: '{{slug}}',
  search_fields: ['label', ...also],
  display_fields: ['label'],
  options_length: 200,
});

const ofMenus = (label: string) => ({
  collection: 'settings',
  file: 'navigation',
  value_field: label,
  search_fields: [label],
  display_fields: [label],
});

/** For texts that are picked from a list: that list, by the form in their schema. */
export const relations: Readonly<Record<string, Record<string, unknown>>> = {
  service: ofPages('service'),
  person: ofPages('person', 'role'),
  caseStudy: ofPages('caseStudy'),
  state: ofPages('state'),
  industry: ofTaxonomy('industries'),
  topic: ofTaxonomy('topics'),
  headerEntry: ofMenus('header.*.label'),
  footerGroup: ofMenus('footer.*.title'),
  group: {
    collection: 'settings',
    file: 'navigation',
    value_field: 'groups.*.id',
    search_fields: ['groups.*.title'],
    display_fields: ['groups.*.title'],
  },
};
