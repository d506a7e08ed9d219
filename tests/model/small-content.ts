import { cpSync, mkdirSync, writeFileSync } from 'node:fs';
import { dirname, join, resolve } from 'node:path';
import { stringify } from 'yaml';
import type { Kind } from '../../src/model/kinds';
import { sampleFile } from './sample-documents';

/** A PNG of one pixel. */
const png = Buffer.from('iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==', 'base64');
const mark = '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 9 9"><path d="M0 0h9v9H0z"/></svg>';

/** The files of each kind; a page's own fields make its title and description unique. */
const pages: [Kind, ...string[]][] = [
  ['service', 'a-service', 'another-service'],
  ['industry', 'an-industry'],
  ['city', 'a-city'],
  ['state', 'a-state'],
  ['caseStudy', 'a-case'],
  ['post', 'a-post', 'another-post'],
  ['person', 'a-person'],
  ['information', 'security'],
  ['page', 'index', 'about-us', 'contact-us', 'thank-you', 'blog', 'team', 'our-work', 'services', 'industries'],
  ['blockPage', 'a-page', 'a-folder/a-page-in-it'],
  ['page', 'service-areas', 'service-areas/cities', 'service-areas/states'],
];

/** An entry of the taxonomy. */
export const taxonomyEntry = (slug: string) => ({
  slug,
  label: `Label of ${slug}`,
  title: `Title of ${slug}`,
  heading: `Heading of ${slug}`,
  description: `The description of ${slug}, which is as long as the shortest one that is allowed.`,
  summary: `The summary of ${slug}, which is as long as the shortest one that is allowed.`,
});

const settings = {
  'taxonomy.yml': {
    industries: ['an-industry', 'another-industry'].map(taxonomyEntry),
    topics: ['a-topic', 'another-topic'].map(taxonomyEntry),
  },
  'navigation.yml': {
    groups: ['development', 'design', 'industries'].map((id) => ({ id, title: `Title of ${id}`, one: `One of ${id}` })),
    header: [{ label: 'Services', path: '/services/', links: [{ label: 'A service', path: '/services/a-service/' }] }],
    footer: [
      { title: 'Design', source: 'design' },
      { title: 'Development', path: '/services/', source: 'development' },
      { title: 'Cities', source: 'cities' },
      { title: 'States', source: 'states' },
    ],
  },
  'redirects.yml': { redirects: [{ from: '/work/', to: '/our-work/' }] },
};

/** Valid content of a few files per kind, with the brand of the fixture; each body has the heading "A part". */
export function writeSmallContent(folder: string): void {
  const write = (file: string, text: string | Buffer) => {
    mkdirSync(dirname(join(folder, file)), { recursive: true });
    writeFileSync(join(folder, file), text);
  };
  cpSync(resolve('tests/fixtures/other-brand'), folder, { recursive: true });
  for (const name of ['openquay', 'peerboard']) write(`marks/${name}.svg`, mark);
  for (const [file, fields] of Object.entries(settings)) write(file, stringify(fields));
  write('case-studies/pictures/a.png', png);
  for (const [kind, ...names] of pages) for (const name of names) write(...smallFile(kind, name));
}

function smallFile(kind: Kind, name: string): [file: string, text: string] {
  const { file, text } = sampleFile(
    kind,
    (data) => Object.assign(data, { title: `Title of ${kind} ${name}`, description: `${data.description} ${kind} ${name}` }),
    'Some text.\n\n## A part\n\nMore text.',
  );
  return [file.replace(/[^/]+\.md$/, `${name}.md`), text];
}
