import type { Data } from './file-text';

// Decap passes nothing but fields to the function that writes a file, so the YAML that has the comments is one of them. A real field
// cannot have this name: in YAML, it starts a comment.
const yamlField = '#';

/** The fields of YAML, with the YAML itself if it may have comments. */
export const withComments = (fields: Data, yaml: string): Data => (yaml.includes('#') ? { ...fields, [yamlField]: yaml } : fields);

/** Fields from `withComments`, apart from the YAML that they were read from, which is empty if it had no comments. */
export function apartFromComments({ [yamlField]: yaml = '', ...fields }: Data): { fields: Data; yaml: string } {
  return { fields, yaml: String(yaml) };
}
