import { fieldIn } from '../../contract/objects';
import type { Path } from './each-text';

/** A field with markdown: its path in the front matter and its text. */
type MarkdownField = { path: Path; markdown: string };

/** A page's fields with markdown, like its body: the texts of its blocks. */
export function markdownFields(data: unknown): MarkdownField[] {
  const blocks = fieldIn(data, 'blocks');
  if (!Array.isArray(blocks)) return [];
  return blocks.flatMap((block: unknown, index) => {
    const markdown = fieldIn(block, 'text');
    return fieldIn(block, 'type') === 'text' && typeof markdown === 'string' ? [{ path: ['blocks', index, 'text'], markdown }] : [];
  });
}
