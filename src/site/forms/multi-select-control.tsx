import styled from '@emotion/styled';
import { useTranslation } from 'gatsby-plugin-react-i18next';
import { plusToggle } from '../components/plus-toggle';
import { VisuallyHidden } from '../components/visually-hidden';
import { color } from '../theme/colors';
import { duration } from '../theme/motion';
import { space } from '../theme/space';
import { fontSize } from '../theme/type';
import { Legend } from './control-look';
import { ErrorLine } from './error-line';
import type { FieldProps, MultiSelectField, Option } from './fields';

const Groups = styled.div`
  padding-block: ${space[1]};
  border-bottom: 1px solid transparent;
  &[data-invalid='true'] {
    border-color: ${color.error};
  }
`;

const Group = styled.details`
  border-bottom: 1px solid ${color.line};
`;

const Toggle = styled.summary`
  ${plusToggle}
  min-height: 48px;
  color: ${color.textMuted};
  &:hover {
    color: ${color.text};
  }
  /* Not in one list: browsers without :has() drop all of it. */
  details:has(:checked) > & {
    color: ${color.text};
  }
`;

const Chips = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: ${space[1]};
  padding-bottom: ${space[2]};
`;

const Chip = styled.label`
  position: relative;
  display: inline-flex;
  align-items: center;
  gap: ${space[1]};
  min-height: 44px;
  padding-inline: ${space[2]};
  border: 1px solid ${color.controlLine};
  border-radius: 2px;
  color: ${color.textMuted};
  font-size: ${fontSize.small};
  line-height: 1.3;
  cursor: pointer;
  transition:
    background-color ${duration.fast},
    border-color ${duration.fast};
  &:hover {
    border-color: ${color.link};
    background: ${color.raisedHover};
  }
  &:has(:checked) {
    border-color: ${color.brand};
    background: ${color.raisedHover};
    color: ${color.text};
  }
  &:has([aria-invalid='true']) {
    border-color: ${color.error};
  }
  /* After a failed submit by mouse, browsers do not count the focus as visible. */
  &:has(:focus-visible),
  &:has([aria-invalid='true']:focus) {
    outline: 2px solid ${color.focus};
    outline-offset: 3px;
  }
  input {
    flex: none;
    display: grid;
    place-items: center;
    appearance: none;
    width: 18px;
    height: 18px;
    margin: 0;
    border: 1px solid ${color.controlLine};
    border-radius: 2px;
    cursor: inherit;
  }
  input:checked {
    background: ${color.brand};
    border-color: ${color.brand};
  }
  input:checked::before {
    content: '';
    width: 5px;
    height: 10px;
    border: solid ${color.groundDeep};
    border-width: 0 2px 2px 0;
    transform: translateY(-1px) rotate(45deg);
  }
  @media (forced-colors: active) {
    input {
      appearance: auto;
    }
  }
  /* Elsewhere, the ring stays on the checkbox. */
  @supports selector(:has(a)) {
    input:focus-visible {
      outline: none;
    }
  }
`;

/** Multiple choice: checkboxes, each in a chip that is large enough for touch. Several groups can each be opened and closed. */
export function MultiSelectControl({ field, id, error }: FieldProps<MultiSelectField>) {
  const { t } = useTranslation();
  const errorId = `${id}-error`;
  const requiredId = `${id}-required`;
  const isPreselected = ({ value }: Option) => field.preselected.includes(value);
  const opened = field.groups.find(({ options }) => options.some(isPreselected)) ?? field.groups[0];
  const chipOf = (option: Option) => (
    <Chip key={option.id}>
      <input
        type="checkbox"
        name={field.name}
        value={option.value}
        defaultChecked={isPreselected(option)}
        aria-invalid={error !== undefined}
      />
      {option.label}
    </Chip>
  );
  return (
    <fieldset aria-describedby={error ? errorId : requiredId}>
      <Legend data-required={field.required} data-invalid={error !== undefined}>
        {field.label}
      </Legend>
      <Groups data-field={field.name} data-invalid={error !== undefined}>
        {field.groups.map((group) =>
          group.title ? (
            <Group key={group.title} open={group === opened} aria-label={group.title}>
              <Toggle>{group.title}</Toggle>
              <Chips>{group.options.map(chipOf)}</Chips>
            </Group>
          ) : (
            <Chips key="only">{group.options.map(chipOf)}</Chips>
          ),
        )}
      </Groups>
      {/* Check boxes cannot say that one of them is required. */}
      {field.required && !error ? <VisuallyHidden id={requiredId}>{t('forms.errors.multiSelect')}</VisuallyHidden> : null}
      <ErrorLine id={errorId} error={error} />
    </fieldset>
  );
}
