import { fieldIn } from '../../contract/objects';
import { type Problem, problemAt, shown } from '../problems';
import { markdownFields } from '../reading/markdown-fields';
import type { Source } from '../reading/read-document';
import { renderMarkdown } from '../reading/render-markdown';
import type { Known } from './known';

/** Problems that only pages made of blocks have: two parts with one ID, and blocks with nothing to show. */
export function blockPageProblems(source: Source, sources: readonly Source[], known: Known): Problem[] {
  if (source.kind !== 'blockPage') return [];
  return [...sameIdProblems(source), ...blocksOf(source).flatMap((block, index) => blockProblems(source, block, index, sources, known))];
}

type Block = Readonly<Record<string, unknown>>;

function blocksOf({ raw }: Source): Block[] {
  const blocks = fieldIn(raw, 'blocks');
  return Array.isArray(blocks) ? blocks.map((block) => (block ?? {}) as Block) : [];
}

/** IDs that links may target: the anchors of blocks, and those derived from the text of headings. */
function idsOf(source: Source): { id: string; path: readonly PropertyKey[] }[] {
  const anchors = blocksOf(source).flatMap(({ anchor }, index) =>
    typeof anchor === 'string' ? { id: anchor, path: ['blocks', index, 'anchor'] } : [],
  );
  const texts = [...markdownFields(source.raw), { path: ['body'], markdown: source.body }];
  const headings = texts.flatMap(({ path, markdown }) => renderMarkdown(markdown).headings.map(({ id }) => ({ id, path })));
  return [...anchors, ...headings];
}

function sameIdProblems(source: Source): Problem[] {
  const ids = idsOf(source);
  return ids
    .filter(({ id }, index) => ids.findIndex((other) => other.id === id) < index)
    .filter(({ path }) => path.at(-1) !== 'anchor')
    .map(({ id, path }) => {
      const found = `a heading with the ID ${id}, which another heading or anchor on the page already has`;
      return problemAt(source, path, found, 'a different heading or anchor');
    });
}

function blockProblems(source: Source, block: Block, index: number, sources: readonly Source[], known: Known): Problem[] {
  const at = (field: string, expected: string) => problemAt(source, ['blocks', index, field], shown(block[field]), expected);
  if (block.type === 'prices' && !known.shown.has('prices')) return [at('type', 'another block: pricing.yml is missing or has no prices')];
  if (block.type === 'people' && !known.shown.has('people')) return [at('type', 'another block: there are no files in people')];
  if (block.form === 'newsletter' && !known.shown.has('newsletter')) return [at('form', 'another form: site.yml has no newsletter')];
  const isQuoteless = block.type === 'quote' && sources.some((each) => each.name === block.caseStudy && !hasTestimonial(each));
  return isQuoteless ? [at('caseStudy', 'a case study with a testimonial')] : [];
}

const hasTestimonial = ({ kind, raw }: Source) => kind !== 'caseStudy' || Boolean(fieldIn(raw, 'testimonial'));
