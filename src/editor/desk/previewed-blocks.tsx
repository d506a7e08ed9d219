import { blockKinds } from '../../model/schemas/page';
import { BlockSection } from '../../site/sections/blocks';
import { type Previewed, partOf, rowsOf, textOf } from './previewed-data';

const blockKindOf = (text: string): Queries.BlockKind => blockKinds.find((kind) => kind === text) ?? 'columns';

/** The blocks of a page, as far as written. */
export function PreviewedBlocks({ data }: Pick<Previewed, 'data'>) {
  const blocks = Array.isArray(data.blocks) ? (data.blocks as Record<string, unknown>[]) : [];
  return (
    <>
      {blocks.map((block) => {
        const link = partOf(block, 'link');
        return (
          <BlockSection
            key={textOf(block, 'id')}
            block={{
              kind: blockKindOf(textOf(block, 'kind')),
              id: textOf(block, 'id'),
              heading: textOf(block, 'heading'),
              text: textOf(block, 'text') || null,
              items: rowsOf(block, 'items', 'name', 'text', 'note', 'link'),
              link: textOf(link, 'path') ? { label: textOf(link, 'label'), path: textOf(link, 'path') } : null,
            }}
          />
        );
      })}
    </>
  );
}
