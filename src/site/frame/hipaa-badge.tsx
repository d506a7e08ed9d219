import styled from '@emotion/styled';
import type { BrandFacts } from '../../contract/site-data';
import { Link } from '../components/link';
import { loneLink } from '../components/lone-link';
import { color } from '../theme/colors';
import { space } from '../theme/space';
import { fontSize, fontWeight } from '../theme/type';

const Badge = styled.div`
  display: flex;
  gap: ${space[2]};
  align-items: flex-start;
  max-width: 30rem;
  svg {
    flex: none;
    stroke: ${color.accent};
  }
`;

const Title = styled.p`
  font-size: ${fontSize.lead};
  font-weight: ${fontWeight.strong};
  a {
    ${loneLink}
  }
`;

const Text = styled.p`
  color: ${color.textMuted};
`;

/** `path` is the page that explains the note. */
type HipaaBadgeProps = NonNullable<BrandFacts['hipaa']>;

export function HipaaBadge({ title, text, path }: HipaaBadgeProps) {
  return (
    <Badge>
      <svg width="44" height="48" viewBox="0 0 44 48" fill="none" strokeWidth="1.5" aria-hidden="true">
        <path d="M22 2 4 8v14c0 12 8 19 18 24 10-5 18-12 18-24V8z" />
        <path d="m13 23 7 7 12-13" />
      </svg>
      <div>
        <Title>{path ? <Link to={path}>{title}</Link> : title}</Title>
        <Text>{text}</Text>
      </div>
    </Badge>
  );
}
