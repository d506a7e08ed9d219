import styled from '@emotion/styled';
import type { ReactNode } from 'react';
import { media } from '../theme/breakpoints';
import { space } from '../theme/space';
import { TableOfContents } from './table-of-contents';

const Columns = styled.div`
  display: grid;
  gap: ${space[5]} ${space[8]};
  ${media.desktopUp} {
    grid-template-columns: minmax(0, 1fr) 17rem;
  }
`;

/* On wide screens the table of contents sits next to the text; on phones, above it. */
const Aside = styled.div`
  ${media.desktopUp} {
    grid-column: 2;
    grid-row: 1;
  }
`;

const Text = styled.div`
  min-width: 0;
  ${media.desktopUp} {
    grid-column: 1;
    grid-row: 1;
  }
`;

/** Minimum number of chapters for a table of contents. */
const contentsFrom = 3;

type TextWithContentsProps = {
  /** Names the table of contents. */
  label: string;
  /** Those of the text, of all depths; chapters begin at depth 2. */
  headings: readonly { id: string; text: string; depth: number }[];
  children: ReactNode;
};

/** A long text with its table of contents, if it has enough chapters. */
export function TextWithContents({ label, headings, children }: TextWithContentsProps) {
  const chapters = headings.filter(({ depth }) => depth === 2);
  return (
    <Columns>
      {chapters.length >= contentsFrom ? (
        <Aside>
          <TableOfContents label={label} chapters={chapters} />
        </Aside>
      ) : null}
      <Text>{children}</Text>
    </Columns>
  );
}
