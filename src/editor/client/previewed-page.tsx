import { type ReactElement, useMemo, useState } from 'react';
import type { Kind } from '../../model/kinds';
import { Wrapper } from '../../site/components/wrapper';
import { ErrorBoundary } from '../../site/errors/error-boundary';
import { AreaArticle } from '../../site/sections/area/area-article';
import { PostArticle } from '../../site/sections/blog/post-article';
import { CaseStudyArticle } from '../../site/sections/case-study/case-study-article';
import { InformationArticle } from '../../site/sections/information-article';
import { PageArticle } from '../../site/sections/page-article';
import { BlockPageArticle } from '../../site/sections/page-blocks/block-page-article';
import { ServiceArticle } from '../../site/sections/service-article';
import { PersonArticle } from '../../site/sections/team/person-article';
import { ContactDialogProvider } from '../../site/session/contact-dialog-state';
import { type EntryData, entryNode } from './entry-node';

/** Shown while a component cannot render what has been entered so far. */
const unshown = 'The preview will return once more fields are filled in.';

/** Placeholders for data in other files. */
const notes = {
  everyone: 'Everyone under People appears here.',
  prices: { heading: 'The heading of the price ranges', line: 'All price ranges from Settings, Prices appear here, on one scale.' },
};

// Nodes of unfinished entries have the shape of query results, which TypeScript cannot know.
const articles: Record<Kind, (node: never) => ReactElement> = {
  service: (service) => <ServiceArticle service={service} />,
  industry: (service) => <ServiceArticle service={service} />,
  city: (area) => <AreaArticle area={area} />,
  state: (area) => <AreaArticle area={area} />,
  caseStudy: (study) => <CaseStudyArticle study={study} />,
  post: (post) => <PostArticle post={post} />,
  person: (person) => <PersonArticle person={person} />,
  information: (information) => <InformationArticle information={information} />,
  page: (page) => <PageArticle page={page} />,
  blockPage: (page) => <BlockPageArticle page={page} notes={notes} />,
};

type PreviewedPageProps = { kind: Kind; data: EntryData; pictureUrl: (path: string) => string };

function Article({ kind, data, pictureUrl }: PreviewedPageProps) {
  const node = useMemo(() => entryNode(kind, data, pictureUrl), [kind, data, pictureUrl]);
  return <main>{articles[kind](node as never)}</main>;
}

/** An unfinished page, shown by the components of the published one. */
export function PreviewedPage(props: PreviewedPageProps) {
  const [failed, setFailed] = useState<EntryData>();
  return (
    // The key gives each change of the entry a new boundary, which tries again.
    <ErrorBoundary key={String(props.data === failed)} fallback={<Wrapper as="p">{unshown}</Wrapper>} onError={() => setFailed(props.data)}>
      <ContactDialogProvider>
        <Article {...props} />
      </ContactDialogProvider>
    </ErrorBoundary>
  );
}
