import styled from '@emotion/styled';
import { Wrapper } from '../components/wrapper';
import { CallToAction } from '../sections/call-to-action';
import { useNavigationDisabled } from '../session/page-navigation';
import { media } from '../theme/breakpoints';
import { color } from '../theme/colors';
import { px, size, space } from '../theme/space';
import { useSiteData } from '../words/site-data';
import { Logo } from './logo';
import { Menu } from './menu';

const Bar = styled.header`
  position: sticky;
  z-index: 20;
  top: 0;
  background: ${color.ground};
  border-bottom: 1px solid ${color.line};
  ${media.shortWindow} {
    position: relative;
  }
  /* An open menu covers the question about privacy (z-index 24), or its last entries could not be reached. */
  ${media.menuMobile} {
    &:has(details[open]) {
      z-index: 26;
    }
    @supports not selector(:has(a)) {
      z-index: 26;
    }
  }
  ${media.print} {
    position: static;
  }
`;

const Row = styled(Wrapper)`
  display: flex;
  align-items: center;
  justify-content: space-between;
  gap: ${px(16)};
  min-height: ${px(size.headerHeight)};
  /* From left to right on wide screens: a part that has not arrived yet must not move those before it. */
  ${media.menuDesktop} {
    gap: ${space[3]};
    justify-content: flex-start;
  }
`;

const Action = styled.div`
  display: none;
  ${media.menuDesktop} {
    display: block;
    flex-shrink: 0;
    margin-inline-start: auto;
  }
  ${media.print} {
    display: none;
  }
`;

export function Header({ cta }: { cta: string | null }) {
  const navigationDisabled = useNavigationDisabled();
  const { brand, header } = useSiteData();
  return (
    <Bar>
      <Row>
        <Logo name={brand.name} logo={brand.logo} />
        {navigationDisabled ? null : (
          <>
            <Menu entries={header} cta={cta} />
            <Action>
              <CallToAction label={cta} look="compact" />
            </Action>
          </>
        )}
      </Row>
    </Bar>
  );
}
