import { inFrame } from '../layouts/in-frame';
import { MissingSheet } from '../sections/drawings/missing-sheet';
import { ServerFailure } from '../sections/server-failure';
import { PageHead } from '../seo/page-head';

export default function ServerErrorPage() {
  return <ServerFailure drawing={<MissingSheet code="500" />} />;
}

ServerErrorPage.frame = inFrame();

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
