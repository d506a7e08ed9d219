import styled from '@emotion/styled';
import { useTranslation } from 'gatsby-plugin-react-i18next';
import { mainPages } from '../../contract/main-pages';
import { Link } from '../components/link';
import { ctaExperimentRuns } from '../experiments/settle-cta-copy';
import type { Opening } from '../session/contact-dialog-state';
import { color } from '../theme/colors';
import { space } from '../theme/space';
import { fontSize } from '../theme/type';
import { useDialogLink } from './use-dialog-link';

/* No wider than the call to action, so its edge stays aligned with the page's. */
const Openings = styled.ul`
  display: flex;
  flex-wrap: wrap;
  gap: 0 ${space[2]};
  margin-top: ${space[1]};
`;

const OpeningLink = styled(Link)`
  display: inline-flex;
  align-items: center;
  min-height: 44px;
  color: ${color.textMuted};
  font-size: ${fontSize.small};
  &:hover {
    color: ${color.text};
  }
  &[aria-busy='true'] {
    cursor: progress;
  }
`;

/** Links to the other common requests; a call only where visitors can book one. Hidden while the experiment runs, because it tests these same labels on the call to action. */
export function ContactOpenings({ scheduling }: { scheduling: boolean }) {
  if (ctaExperimentRuns()) return null;
  const besideContact: Opening[] = ['request-an-estimate', ...(scheduling ? (['schedule-a-call'] as const) : [])];
  return (
    <Openings>
      {besideContact.map((opening) => (
        <li key={opening}>
          <DialogLink opening={opening} />
        </li>
      ))}
    </Openings>
  );
}

function DialogLink({ opening }: { opening: Opening }) {
  const { t } = useTranslation();
  const dialogLink = useDialogLink(() => opening);
  return (
    <OpeningLink to={mainPages.contact} {...dialogLink}>
      {t(`dialog.${opening}.heading`)}
    </OpeningLink>
  );
}
