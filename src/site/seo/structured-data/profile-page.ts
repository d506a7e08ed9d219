import type { ProfilePageLeaf } from 'schema-dts';
import { absoluteUrl, type PageFacts, type PersonFacts, type SiteFacts } from './facts';
import { person } from './person';

type ProfileFacts = PersonFacts & {
  description: string;
  place: string | null;
  links: readonly { url: string }[];
  portrait: { image: { src: string } | null } | null;
};

/** The page about a person. */
export function profilePage(site: SiteFacts, page: PageFacts, { place, links, portrait, ...facts }: ProfileFacts): ProfilePageLeaf {
  const address = absoluteUrl(site, page.path);
  return {
    '@type': 'ProfilePage',
    '@id': address,
    name: page.title,
    url: address,
    mainEntity: {
      ...person(site, facts),
      description: facts.description,
      ...(portrait?.image ? { image: absoluteUrl(site, portrait.image.src) } : {}),
      ...(place ? { workLocation: { '@type': 'Place', name: place } } : {}),
      ...(links.length > 0 ? { sameAs: links.map(({ url }) => url) } : {}),
    },
  };
}
