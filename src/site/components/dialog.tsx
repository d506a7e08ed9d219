import styled from '@emotion/styled';
import { useTranslation } from 'gatsby-plugin-react-i18next';
import { type MouseEvent, type ReactNode, useEffect, useRef } from 'react';
import { media } from '../theme/breakpoints';
import { color } from '../theme/colors';
import { space } from '../theme/space';
import { fontSize } from '../theme/type';
import { returnFocus } from './return-focus';

const Frame = styled.dialog`
  width: min(100%, 46rem);
  max-width: 100%;
  height: 100%;
  max-height: 100vh;
  max-height: 100dvh;
  margin: 0 auto;
  padding: 0;
  overflow-y: auto;
  overscroll-behavior: contain;
  /* A focused field scrolls into view with its label, below a title of two lines. */
  scroll-padding-block: min(9.5rem, 40vh) 2rem;
  background: ${color.raised};
  border: 0;
  color: ${color.text};
  &::backdrop {
    background: ${color.groundDeep}d9;
  }
  ${media.tabletUp} {
    height: fit-content;
    max-height: calc(100vh - 4rem);
    max-height: calc(100dvh - 4rem);
    margin-block: auto;
    border: 1px solid ${color.line};
    border-top: 2px solid ${color.brand};
  }
`;

const Top = styled.div`
  position: sticky;
  z-index: 1;
  top: 0;
  display: flex;
  gap: ${space[2]};
  align-items: flex-start;
  justify-content: space-between;
  padding: ${space[3]} ${space[2]} ${space[1]};
  background: ${color.raised};
  /* Text scrolls away under it without a hard edge. */
  &::after {
    content: '';
    position: absolute;
    inset: 100% 0 auto;
    height: ${space[1]};
    background: linear-gradient(${color.raised}, ${color.raised}00);
    pointer-events: none;
  }
  h2 {
    font-size: ${fontSize.h3};
  }
  h2:focus {
    outline: none;
  }
  ${media.tabletUp} {
    padding-inline: ${space[5]} ${space[3]};
    padding-top: ${space[4]};
  }
`;

const Content = styled.div`
  padding: 0 ${space[2]} ${space[4]};
  ${media.tabletUp} {
    padding-inline: ${space[5]};
    padding-bottom: ${space[5]};
  }
`;

const Close = styled.button`
  flex: none;
  display: grid;
  place-items: center;
  width: 44px;
  height: 44px;
  margin-block: -0.5rem;
  padding: 0;
  background: transparent;
  border: 1px solid transparent;
  color: ${color.text};
  cursor: pointer;
  &:hover {
    border-color: ${color.link};
  }
`;

/** A click within this time after opening is the second half of a double click on the opener. */
const doubleClickMs = 500;

/** Whether a press hit the backdrop; its target is the dialog itself, as for the dialog's scroll bar. */
function isOutside({ target, currentTarget, clientX, clientY }: MouseEvent): boolean {
  if (target !== currentTarget) return false;
  const { left, right, top, bottom } = currentTarget.getBoundingClientRect();
  return clientX < left || clientX > right || clientY < top || clientY > bottom;
}

type DialogProps = {
  open: boolean;
  heading: string;
  /** The element that the focus returns to. */
  opener: HTMLElement | null;
  onClose: () => void;
  children: ReactNode;
};

/** The browser's native modal dialog: focus stays inside, the rest is inert, Escape closes it. Typed input survives closing. */
export function Dialog({ open, heading, opener, onClose, children }: DialogProps) {
  const { t } = useTranslation();
  const frame = useRef<HTMLDialogElement>(null);
  const title = useRef<HTMLHeadingElement>(null);
  const openedAt = useRef(0);
  const pressedOutside = useRef(false);

  useEffect(() => {
    const dialog = frame.current;
    if (!open || !dialog) return;
    dialog.showModal();
    openedAt.current = performance.now();
    title.current?.focus();
    return () => {
      dialog.close();
      returnFocus(opener);
    };
  }, [open, opener]);

  // The event fires asynchronously, and in Strict Mode the dialog is open again by then.
  const onClosed = () => {
    if (!frame.current?.open) onClose();
  };
  // `detail` is 0 for clicks by keyboard or screen reader; `timeStamp` is the press, however long a slow device took to open.
  const dropDoubleClick = (event: MouseEvent) => {
    if (event.detail === 0 || event.timeStamp - openedAt.current >= doubleClickMs) return;
    event.preventDefault();
    event.stopPropagation();
  };
  // After filling in a field, visitors mean the next click, however soon.
  const expectNoDoubleClick = () => {
    openedAt.current = Number.NEGATIVE_INFINITY;
  };
  const onPress = (event: MouseEvent) => {
    pressedOutside.current = isOutside(event);
  };
  // Selecting text from the inside out to the backdrop, or releasing a press elsewhere, does not close the dialog.
  const onClick = (event: MouseEvent) => {
    if (event.detail < 2 && pressedOutside.current && isOutside(event)) onClose();
  };

  return (
    <Frame
      ref={frame}
      aria-label={heading}
      onClose={onClosed}
      onInput={expectNoDoubleClick}
      onClickCapture={dropDoubleClick}
      onPointerDown={onPress}
      onClick={onClick}
    >
      <Top>
        <h2 ref={title} tabIndex={-1}>
          {heading}
        </h2>
        <Close type="button" aria-label={t('dialog.close')} onClick={onClose}>
          <svg width="20" height="20" viewBox="0 0 20 20" fill="none" stroke="currentColor" strokeWidth="1.5" aria-hidden="true">
            <path d="m3 3 14 14M17 3 3 17" />
          </svg>
        </Close>
      </Top>
      <Content>{children}</Content>
    </Frame>
  );
}
