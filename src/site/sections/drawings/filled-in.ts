import { escapeMarkup } from '../../../contract/escape-markup';

const attribute = (tag: string, name: string) => new RegExp(` ${name}="([^"]*)"`).exec(tag)?.[1];

/** A logo's path, 24 units wide and high, replacing a centered word. */
function logoAt(tag: string, mark: string): string {
  const [left, top] = [Number(attribute(tag, 'x')) - 12, Number(attribute(tag, 'y')) - 16];
  return `<path class="filled" transform="translate(${left} ${top})" d="${escapeMarkup(mark)}"/>`;
}

/** The letters that fit into the title block of a drawing on a phone, where they are largest. */
const longestText = 32;

const shortened = (text: string) => (text.length > longestText ? `${text.slice(0, longestText - 1).trimEnd()}…` : text);

/**
 * A drawing with a page's facts in place of its sample words: a text with `data-text="name"` shows `texts.name`, one with
 * `data-mark="n"` the nth mark, given as path data. A word without a fact stays.
 */
export const filledIn = (content: string, texts: Readonly<Record<string, string | undefined>>, marks: readonly string[] = []): string =>
  content.replace(/(<text[^>]*>)[^<]*<\/text>/g, (sample, tag: string) => {
    const text = texts[attribute(tag, 'data-text') ?? ''];
    const mark = marks[Number(attribute(tag, 'data-mark')) - 1];
    if (mark) return logoAt(tag, mark);
    return text === undefined ? sample : `${tag}${escapeMarkup(shortened(text))}</text>`;
  });
