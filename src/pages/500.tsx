import { MissingDrawing } from '../site/sections/drawings/missing-drawing';
import { ServerFailure } from '../site/sections/server-failure';
import { PageHead } from '../site/seo/page-head';

export default function ServerErrorPage() {
  return <ServerFailure drawing={<MissingDrawing code="500" />} />;
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
