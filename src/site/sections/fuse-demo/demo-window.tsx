import styled from '@emotion/styled';
import { useTranslation } from 'gatsby-plugin-react-i18next';
import type { ReactNode } from 'react';
import { gridPaper } from '../../components/grid-paper';
import { media } from '../../theme/breakpoints';
import { color } from '../../theme/colors';
import { space } from '../../theme/space';
import { fontFamily, fontSize, fontWeight } from '../../theme/type';

const Sheet = styled.div`
  position: relative;
  background: ${color.groundDeep};
  border: 1px solid ${color.controlLine};
  /* Controls that show a value are disabled but look as usual. The others are hidden, and keep their space. */
  & :is(select, input, button):disabled {
    opacity: 1;
    pointer-events: none;
  }
  &[data-disabled='true'] :is(details, fieldset, [type='checkbox'], button:enabled) {
    visibility: hidden;
  }
`;

/** The demo's window, styled as a sheet on a drafting table. */
export function DemoWindow({ disabled, children }: { disabled: boolean; children: ReactNode }) {
  const { t } = useTranslation();
  return (
    <Sheet role="group" aria-label={t('fuseDemo.window')} data-disabled={disabled} data-screen-only="">
      {children}
    </Sheet>
  );
}

/** A section of the window, with a line above it. */
export const Part = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${space[3]};
  padding: ${space[3]} ${space[1]};
  border-top: 1px solid ${color.line};
  &[data-grid] {
    ${gridPaper(24)}
  }
  ${media.tabletUp} {
    padding: ${space[4]};
  }
`;

const Head = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: ${space[1]} ${space[2]};
  align-items: center;
  min-height: 44px;
  h3 {
    display: flex;
    gap: ${space[2]};
    align-items: baseline;
    margin-inline-end: auto;
  }
  h3 > span {
    color: ${color.textFaint};
    font-family: ${fontFamily.mono};
    font-size: ${fontSize.annotation};
    font-weight: ${fontWeight.regular};
    letter-spacing: 0.02em;
  }
`;

type PartHeadProps = { number: string; wordKey: 'map' | 'check'; children?: ReactNode };

/** The heading of a section, with its controls next to it. */
export function PartHead({ number, wordKey, children }: PartHeadProps) {
  const { t } = useTranslation();
  return (
    <Head>
      <h3>
        <span aria-hidden="true">{number}</span>
        {t(`fuseDemo.${wordKey}`)}
      </h3>
      {children}
    </Head>
  );
}
