import styled from '@emotion/styled';
import { useTranslation } from 'gatsby-plugin-react-i18next';
import { media } from '../theme/breakpoints';
import { color } from '../theme/colors';
import { space } from '../theme/space';
import { Section } from './section';

const Columns = styled.div`
  display: grid;
  gap: ${space[5]} ${space[8]};
  ${media.up.md} {
    grid-template-columns: 3fr 2fr;
  }
  h3 {
    padding-bottom: ${space[2]};
    border-bottom: 1px solid ${color.line};
  }
`;

const List = styled.ul`
  li {
    position: relative;
    padding-block: ${space[2]};
    padding-inline-start: ${space[4]};
    border-bottom: 1px solid ${color.line};
    color: ${color.textMuted};
  }
  li::before {
    content: '';
    position: absolute;
    top: 1.65em;
    inset-inline-start: 0;
    width: 14px;
    border-top: 2px solid ${color.textFaint};
  }
  &[data-good] li::before {
    width: 20px;
    border-color: ${color.brand};
  }
`;

/** Who a service suits and who it does not. */
export function Fit({ goodFit, poorFit }: { goodFit: readonly string[]; poorFit: readonly string[] }) {
  const { t } = useTranslation();
  return (
    <Section heading={t('service.fit')}>
      <Columns>
        <div>
          <h3>{t('service.goodFit')}</h3>
          <List data-good="">
            {goodFit.map((reason) => (
              <li key={reason}>{reason}</li>
            ))}
          </List>
        </div>
        <div>
          <h3>{t('service.poorFit')}</h3>
          <List>
            {poorFit.map((reason) => (
              <li key={reason}>{reason}</li>
            ))}
          </List>
        </div>
      </Columns>
    </Section>
  );
}
