import styled from '@emotion/styled';
import { useTranslation } from 'gatsby-plugin-react-i18next';
import type { Dispatch } from 'react';
import { Annotation } from '../../components/annotation';
import { media } from '../../theme/breakpoints';
import { space } from '../../theme/space';
import { fontWeight } from '../../theme/type';
import { Card, Column } from './board-card';
import type { DemoAction } from './demo-state';
import type { Sheet } from './sheet';
import { SourceSelect } from './source-select';
import type { Mapping, Suggestion, Suggestions } from './suggest-mapping';
import { fieldKeys, targetFields } from './target-fields';

const Field = styled(Card)`
  display: grid;
  gap: ${space.half} ${space[3]};
  align-items: center;
  padding-inline-start: 0.75rem;
  ${media.desktopUp} {
    grid-template-columns: minmax(0, 4fr) minmax(0, 5fr);
  }
`;

const Name = styled.p`
  font-weight: ${fontWeight.strong};
  line-height: 1.4;
`;

export type MappingProps = {
  sheet: Sheet;
  mapping: Mapping;
  suggestions: Suggestions;
  disabled: boolean;
  dispatch: Dispatch<DemoAction>;
};

/** The target fields, each with its column and the basis for the match. */
export function TargetFields({ sheet, mapping, suggestions, disabled, dispatch }: MappingProps) {
  const { t } = useTranslation();
  return (
    <TargetColumn className="target" data-side="target">
      {fieldKeys.map((key) => (
        <li key={key}>
          <Field data-connected={mapping[key] !== null}>
            <div>
              <Name>{t(`fuseDemo.field.${key}`)}</Name>
              <Annotation>
                {t(`fuseDemo.type.${targetFields[key].type}`)}, {t(targetFields[key].required ? 'fuseDemo.required' : 'fuseDemo.optional')}
              </Annotation>
            </div>
            <div>
              <SourceSelect field={key} sheet={sheet} column={mapping[key]} disabled={disabled} dispatch={dispatch} />
              <Grounds column={mapping[key]} suggestion={suggestions[key]} />
            </div>
          </Field>
        </li>
      ))}
    </TargetColumn>
  );
}

const TargetColumn = styled(Column)`
  grid-column: 3;
`;

/** The basis for a match. */
function Grounds({ column, suggestion }: { column: number | null; suggestion: Suggestion | null }) {
  const { t } = useTranslation();
  if (column === suggestion?.column) {
    return <Annotation>{t(`fuseDemo.because.${suggestion.because}`, { percent: Math.round(suggestion.score * 100) })}</Annotation>;
  }
  return <Annotation>{t(column === null && suggestion === null ? 'fuseDemo.because.none' : 'fuseDemo.because.chosen')}</Annotation>;
}
