import styled from '@emotion/styled';
import { graphql, useStaticQuery } from 'gatsby';
import { useTranslation } from 'gatsby-plugin-react-i18next';
import { Wrapper } from '../components/wrapper';
import { CallToAction } from '../sections/call-to-action';
import { media } from '../theme/breakpoints';
import { color } from '../theme/colors';
import { px, size, space } from '../theme/space';
import { Logo } from './logo';
import { Menu } from './menu';

const Bar = styled.header`
  position: sticky;
  z-index: 20;
  top: 0;
  background: ${color.ground};
  border-bottom: 1px solid ${color.line};
  ${media.print} {
    position: static;
  }
`;

const Row = styled(Wrapper)`
  display: flex;
  align-items: center;
  justify-content: space-between;
  gap: ${space[3]};
  min-height: ${px(size.headerHeight)};
`;

const Action = styled.div`
  display: none;
  ${media.menuDesktop} {
    display: block;
  }
  ${media.print} {
    display: none;
  }
`;

type HeaderProps = { cta: string | null; navigationDisabled: boolean };

export function Header({ cta, navigationDisabled }: HeaderProps) {
  const { t } = useTranslation();
  const { brand, navigation } = useStaticQuery<Queries.HeaderQuery>(graphql`
    query Header {
      brand {
        name
      }
      navigation {
        header {
          label
          path
          links {
            label
            path
          }
        }
      }
    }
  `);
  return (
    <Bar>
      <Row>
        <Logo name={brand?.name ?? ''} />
        {navigationDisabled ? null : (
          <>
            <Menu label={t('header.main')} toggle={t('header.menu')} entries={navigation?.header ?? []} cta={cta} />
            <Action>
              <CallToAction label={cta} size="compact" />
            </Action>
          </>
        )}
      </Row>
    </Bar>
  );
}
