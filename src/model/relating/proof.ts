import type { Document } from '../reading/read-document';
import { byOrder } from './sorting';

type Study = Pick<Document<'caseStudy'>, 'name' | 'path' | 'data'>;

/** How early a case study lists a page: 0 for its main subject; undefined if it does not list it. */
function placeOf({ kind, name, data }: Document<'service' | 'industry'>, study: Study): number | undefined {
  if (kind === 'service') return placeIn(study.data.services, [name]);
  return placeIn(study.data.industries, data.industries);
}

function placeIn(named: readonly string[], wanted: readonly string[]): number | undefined {
  const place = named.findIndex((each) => wanted.includes(each));
  return place < 0 ? undefined : place;
}

/** The slug of the case study quoted on a page: the one in its front matter, else the one that lists the page earliest, by order. */
export function proofOf(page: Document<'service' | 'industry'>, studies: readonly Study[]): string | undefined {
  const wanted = studies.find(({ name }) => name === page.data.proof);
  if (wanted) return wanted.name;
  return studies
    .flatMap((study) => {
      const place = placeOf(page, study);
      return place === undefined ? [] : { study, place };
    })
    .sort((one, other) => one.place - other.place || byOrder(one.study, other.study))[0]?.study.name;
}
