import styled from '@emotion/styled';
import { NewsletterForm } from '../../forms/newsletter-form';
import { media } from '../../theme/breakpoints';
import { color } from '../../theme/colors';
import { space } from '../../theme/space';

const Box = styled.div`
  margin-top: ${space[6]};
  padding: ${space[3]};
  background: ${color.raised};
  border: 1px solid ${color.line};
  ${media.print} {
    display: none;
  }
`;

/** The newsletter form on every page below /blog/; its submissions have the source `blog_post`. */
export const BlogNewsletter = (texts: Queries.NewsletterFragment) => (
  <Box>
    <NewsletterForm prefix="blog_post" {...texts} />
  </Box>
);
