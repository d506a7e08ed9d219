import styled from '@emotion/styled';
import { useTranslation } from 'gatsby-plugin-react-i18next';
import { VisuallyHidden } from '../../components/visually-hidden';
import { color } from '../../theme/colors';
import type { CheckedCell } from './check-rows';

const Text = styled.p`
  display: -webkit-box;
  overflow: hidden;
  overflow-wrap: anywhere;
  /* Stray spaces are among the faults to be seen. */
  white-space: pre-wrap;
  -webkit-box-orient: vertical;
  -webkit-line-clamp: 3;
`;

const Becomes = styled(Text)`
  color: ${color.link};
`;

const Arrow = styled.span`
  [dir='rtl'] & {
    display: inline-block;
    transform: scaleX(-1);
  }
`;

/** An accepted cell, with its cleaned value if that differs. */
export function AcceptedCell({ cell: { text, check } }: { cell: CheckedCell }) {
  const { t } = useTranslation();
  const clean = check.valid && check.clean !== null ? String(check.clean) : null;
  return (
    <>
      <Text>
        <bdi>{text}</bdi>
      </Text>
      {clean !== null && clean !== text ? (
        <Becomes>
          <span aria-hidden="true">
            <Arrow>→</Arrow>
            {'\u00a0'}
          </span>
          <VisuallyHidden>{t('fuseDemo.becomes')} </VisuallyHidden>
          <bdi>{clean}</bdi>
        </Becomes>
      ) : null}
    </>
  );
}
