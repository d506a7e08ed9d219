import styled from '@emotion/styled';
import { useTranslation } from 'gatsby-plugin-react-i18next';
import { VisuallyHidden } from '../../components/visually-hidden';
import { color } from '../../theme/colors';
import { duration } from '../../theme/motion';
import { fontSize } from '../../theme/type';
import { type View, views } from './demo-state';

const ring = `
  outline: 2px solid ${color.focus};
  outline-offset: 3px;
`;

const Choices = styled.fieldset`
  display: flex;
  flex-wrap: wrap;
  border: 1px solid ${color.controlLine};
  border-radius: 2px;
  label {
    position: relative;
    flex: 1 0 auto;
    max-width: 100%;
    display: grid;
    place-items: center;
    min-height: 44px;
    padding-inline: 0.625rem;
    color: ${color.textMuted};
    font-size: ${fontSize.small};
    cursor: pointer;
    transition: background-color ${duration.fast};
  }
  label + label {
    border-inline-start: 1px solid ${color.controlLine};
  }
  label:hover {
    background: ${color.raised};
  }
  label[data-selected='true'] {
    background: ${color.raisedHover};
    color: ${color.text};
    text-decoration: underline;
    text-decoration-color: ${color.brand};
    text-decoration-thickness: 2px;
    text-underline-offset: 0.4em;
  }
  label:has(:focus-visible) {
    ${ring}
  }
  @supports not selector(:has(a)) {
    label:focus-within {
      ${ring}
    }
  }
  [data-ready='true'] {
    color: ${color.accent};
  }
  input {
    position: absolute;
    inset: 0;
    margin: 0;
    opacity: 0;
    cursor: pointer;
  }
`;

type ViewSwitchProps = {
  view: View;
  /** Whether nothing is left to fix and the clean rows are worth viewing. */
  ready: boolean;
  onChange: (view: View) => void;
};

/** Radio buttons that choose the view of the rows. */
export function ViewSwitch({ view, ready, onChange }: ViewSwitchProps) {
  const { t } = useTranslation();
  return (
    <Choices>
      <VisuallyHidden as="legend">{t('fuseDemo.view.label')}</VisuallyHidden>
      {views.map((choice) => (
        <label key={choice} data-ready={ready && choice === 'table'} data-selected={choice === view}>
          <input type="radio" name="fuse-view" checked={choice === view} onChange={() => onChange(choice)} />
          {t(`fuseDemo.view.${choice}`)}
        </label>
      ))}
    </Choices>
  );
}
