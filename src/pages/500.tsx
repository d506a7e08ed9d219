import { graphql } from 'gatsby';
import { PageLayout } from '../layouts/page-layout';
import { ServerFailure } from '../sections/server-failure';
import { PageHead } from '../seo/page-head';

export default function ServerErrorPage() {
  return (
    <PageLayout>
      <ServerFailure />
    </PageLayout>
  );
}

export const Head = () => (
  <PageHead
    page={{
      path: '/500.html',
      title: 'Something went wrong',
      label: 'Error',
      heading: 'Something went wrong',
      description: 'The page could not be loaded.',
    }}
    indexed={false}
  />
);

export const query = graphql`
  query ServerErrorPage($language: String!) {
    ...Translation
  }
`;
