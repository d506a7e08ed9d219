import styled from '@emotion/styled';
import { media } from '../theme/breakpoints';
import { codeColors } from '../theme/code-colors';
import { color } from '../theme/colors';
import { space } from '../theme/space';
import { fontFamily, fontSize, fontWeight, measure } from '../theme/type';

const Text = styled.div`
  color: ${color.textMuted};
  /* Tables and code, which are not read line by line, take all the room there is. */
  > :not(.table, pre) {
    max-width: ${measure};
  }
  > * + * {
    margin-top: ${space[3]};
  }
  h2 {
    color: ${color.text};
  }
  > * + h2 {
    margin-top: ${space[8]};
  }
  h3 {
    margin-top: ${space[5]};
    color: ${color.text};
  }
  h4 {
    color: ${color.text};
  }
  h2 + *,
  h3 + * {
    margin-top: ${space[2]};
  }
  ul,
  ol {
    padding-inline-start: 1.25em;
  }
  li + li {
    margin-top: ${space[1]};
  }
  li::marker {
    color: ${color.textFaint};
  }
  strong {
    color: ${color.text};
  }
  blockquote {
    padding-inline-start: ${space[3]};
    border-inline-start: 2px solid ${color.accent};
    color: ${color.text};
  }
  code {
    font-family: ${fontFamily.mono};
    font-size: 0.9em;
    color: ${color.text};
  }
  & :not(pre, td) > code {
    padding: 0.1em 0.35em;
    background: ${color.raised};
    border-radius: 2px;
  }
  pre {
    padding: ${space[3]};
    overflow-x: auto;
    background: ${color.groundDeep};
    border: 1px solid ${color.line};
    font-size: ${fontSize.small};
    line-height: 1.65;
    tab-size: 2;
  }
  ${codeColors}
  img {
    border: 1px solid ${color.line};
  }
  .table {
    overflow-x: auto;
  }
  table {
    width: 100%;
    font-size: ${fontSize.small};
  }
  th,
  td {
    padding-block: ${space[1]};
    padding-inline: 0 ${space[2]};
    border-bottom: 1px solid ${color.line};
    text-align: start;
    vertical-align: top;
  }
  th {
    color: ${color.text};
  }
  /* On phones, each row of a wide table is an entry of a list, named by its first cell. */
  ${media.mobile} {
    table[role],
    tbody[role],
    tr[role],
    td[role] {
      display: block;
    }
    thead[role] {
      position: absolute;
      width: 1px;
      height: 1px;
      overflow: hidden;
      clip-path: inset(50%);
    }
    tr[role] {
      padding-block: ${space[2]};
      border-bottom: 1px solid ${color.line};
    }
    td[role] {
      padding: 0;
      border: 0;
    }
    td[role]:first-of-type {
      color: ${color.text};
      font-weight: ${fontWeight.strong};
    }
    td[role]::before {
      content: attr(data-column);
      content: attr(data-column) / '';
      margin-inline-end: ${space[1]};
      unicode-bidi: isolate;
      color: ${color.textFaint};
      font-family: ${fontFamily.mono};
      font-size: ${fontSize.annotation};
      font-weight: ${fontWeight.regular};
    }
    td[role] + td::before {
      display: block;
      margin-top: ${space[1]};
    }
  }
  /* Headings in a single column of text are closer to it in size. */
  &:not([data-chapters]) h2 {
    font-size: ${fontSize.chapter};
  }
  /* Where there is room, each chapter's heading is in a column next to its text, so that a wide screen is not half empty. */
  ${media.desktopUp} {
    &[data-chapters] {
      display: grid;
      grid-template-columns: minmax(0, 4fr) minmax(0, 8fr);
      column-gap: ${space[6]};
    }
    &[data-chapters] > * {
      grid-column: 2;
    }
    &[data-chapters] > h2 {
      grid-column: 1;
      grid-row: span 2;
    }
    &[data-chapters] > h2 + * {
      margin-top: calc(${space[8]} + 0.5rem);
    }
    &[data-chapters] > h2:first-of-type {
      margin-top: 0;
    }
    &[data-chapters] > h2:first-of-type + * {
      margin-top: 0.5rem;
    }
  }
`;

type ProseProps = {
  html: string;
  /** Whether it is a text with chapters across the page's own width, rather than a column next to something else. */
  chapters?: boolean;
};

/** Running text rendered from markdown; needs no code in the browser. */
export function Prose({ html, chapters = false }: ProseProps) {
  // biome-ignore lint/security/noDangerouslySetInnerHtml: our own markdown, rendered at build time without raw HTML
  return <Text data-chapters={chapters ? '' : undefined} dangerouslySetInnerHTML={{ __html: html }} />;
}
