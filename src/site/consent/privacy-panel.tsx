import styled from '@emotion/styled';
import { useTranslation } from 'gatsby-plugin-react-i18next';
import { type FormEvent, type KeyboardEvent, type RefObject, useEffect, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import type { ConsentPurpose } from '../../contract/consent';
import { returnFocus } from '../components/return-focus';
import { Wrapper } from '../components/wrapper';
import { media } from '../theme/breakpoints';
import { color } from '../theme/colors';
import { space } from '../theme/space';
import { fontSize } from '../theme/type';
import { choose } from './choose';
import { PrivacyAnswers } from './privacy-answers';
import { privacyGate } from './privacy-gate';
import { type PrivacyState, privacyState } from './privacy-state';
import { PurposeBoxes } from './purpose-boxes';
import { useRoomBelow } from './use-room-below';

const Frame = styled.section`
  position: fixed;
  z-index: 24;
  inset: auto 0 0;
  max-height: 75vh;
  max-height: 75dvh;
  overflow-y: auto;
  overscroll-behavior: contain;
  background: ${color.raised};
  border-top: 2px solid ${color.brand};
  color: ${color.text};
  ${media.print} {
    display: none;
  }
`;

const Content = styled(Wrapper)`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${space[2]} ${space[6]};
  padding-block: ${space[3]};
  ${media.up.md} {
    grid-template-columns: minmax(0, 1fr) auto;
    align-items: center;
  }
  ${media.up.lg} {
    grid-template-columns: minmax(0, 1fr) max-content;
  }
  h2 {
    font-size: ${fontSize.h3};
  }
  h2:focus {
    outline: none;
  }
  p {
    max-width: 60ch;
    margin-top: ${space[1]};
    color: ${color.textMuted};
    font-size: ${fontSize.small};
  }
`;

type PrivacyPanelProps = { panel: Exclude<PrivacyState['panel'], 'closed'>; purposes: readonly ConsentPurpose[] };

/**
 * The question about third-party scripts, at the bottom of the visible page, not modal. It takes the focus only if the visitor
 * opened it, and is first in the keyboard order.
 */
export function PrivacyPanel({ panel, purposes }: PrivacyPanelProps) {
  const { t } = useTranslation();
  const { asked = false, signal = false, allowed = [] } = privacyGate() ?? {};
  const opened = panel !== 'asked';
  const [boxes, setBoxes] = useState(opened);
  const frame = useRoomBelow<HTMLElement>();
  const heading = useFocusOnceOpened(panel);

  // The pressed button disappears, and Tab would skip the boxes, which come before it.
  const showBoxes = () => {
    flushSync(() => setBoxes(true));
    frame.current?.querySelector('input')?.focus();
  };
  const close = () => privacyState.write({ panel: asked ? 'asked' : 'closed' });
  const onKeyDown = ({ key }: KeyboardEvent) => {
    if (opened && key === 'Escape') close();
  };
  const save = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const data = new FormData(event.currentTarget);
    choose(purposes.filter((purpose) => data.has(purpose)));
  };
  // Whole phrases rather than `Intl.ListFormat`: the first use of `Intl` blocks a slow phone for 100 ms.
  const [only] = purposes.length === 1 ? purposes : [];
  const named = t(`privacy.forPurpose.${only ?? 'both'}`);
  const text = opened ? t('privacy.open') : t('privacy.asked', { purposes: named });

  return (
    <Frame ref={frame} aria-labelledby="privacy-heading" onKeyDown={onKeyDown}>
      <form onSubmit={save}>
        <Content>
          <div>
            <h2 id="privacy-heading" ref={heading} tabIndex={-1}>
              {t('privacy.heading')}
            </h2>
            <p>{signal ? t('privacy.signal') : text}</p>
            {boxes && !signal ? <PurposeBoxes purposes={purposes} chosen={allowed} /> : null}
          </div>
          <PrivacyAnswers
            purposes={purposes}
            onChoose={boxes ? undefined : showBoxes}
            onClose={opened ? close : undefined}
            settled={signal}
          />
        </Content>
      </form>
    </Frame>
  );
}

/** The heading takes the focus if the visitor opened the panel; afterward the opener gets it back. */
function useFocusOnceOpened(panel: PrivacyPanelProps['panel']): RefObject<HTMLHeadingElement> {
  const heading = useRef<HTMLHeadingElement>(null);
  const opened = panel !== 'asked';
  const opener = opened ? panel.opener : null;
  useEffect(() => {
    if (!opened) return;
    heading.current?.focus();
    return () => returnFocus(opener);
  }, [opened, opener]);
  return heading;
}
