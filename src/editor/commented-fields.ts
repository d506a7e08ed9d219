import type { Data } from './file-text';

// Decap passes nothing but fields to the function that writes a file, so the text with its comments travels among them. No field has
// this name: YAML would take it for a comment.
const yamlWithComments = '#';

/** The fields of YAML, with the YAML itself if it may have comments. */
export const withComments = (fields: Data, yaml: string): Data => (yaml.includes('#') ? { ...fields, [yamlWithComments]: yaml } : fields);

/** Fields from `withComments`, apart from the YAML that they were read from, which is empty if it had no comments. */
export function apartFromComments({ [yamlWithComments]: yaml = '', ...fields }: Data): { fields: Data; yaml: string } {
  return { fields, yaml: String(yaml) };
}
