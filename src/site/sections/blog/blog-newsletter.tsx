import styled from '@emotion/styled';
import { NewsletterForm } from '../../forms/newsletter-form';
import { media } from '../../theme/breakpoints';
import { color } from '../../theme/colors';
import { space } from '../../theme/space';
import { useSiteData } from '../../words/site-data';

const Box = styled.div`
  margin-top: ${space[6]};
  padding: ${space[3]} ${space[3]} 0;
  background: ${color.raised};
  border: 1px solid ${color.line};
  ${media.print} {
    display: none;
  }
`;

/** The newsletter form, if the site has one, on every page below /blog/; its submissions have the source `blog_post`. */
export function BlogNewsletter() {
  const { newsletter } = useSiteData().brand;
  return newsletter ? (
    <Box>
      <NewsletterForm prefix="blog_post" {...newsletter} />
    </Box>
  ) : null;
}
