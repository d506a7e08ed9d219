import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parse } from 'yaml';
import { fixtureContent } from '../project/project-copy';

/** What the post refers to in the content of `fixtureContent`, as its file names it. */
export const sampleReferences = { author: 'wiebke-lindhorst', topic: 'integration', service: 'systemintegration' };

const textOf = (file: string) => readFileSync(join(fixtureContent, file), 'utf8');
const labelOf = (file: string): string => parse(textOf(file).split(/^---$/m)[1] ?? '').label;

function labelOfTopic(slug: string): string {
  const { topics }: { topics: { slug: string; label: string }[] } = parse(textOf('taxonomy.yml'));
  return topics.find((topic) => topic.slug === slug)?.label ?? '';
}

/** A post as a marketer writes it, by field label, in order; it fits the content of `fixtureContent`. */
export const samplePost = {
  fields: {
    'Search title': 'Reading a trace',
    'Short name': 'Reading a trace',
    Heading: 'How to read a trace without guessing',
    'Search description':
      'What a distributed trace shows, what it hides, and how we read one with a team that sees its system for the first time.',
    Summary: 'A trace is a map of one request. We read it from the widest gap inward, and write down each guess before we look.',
    Date: '2026-11-02T09:30',
  },
  picks: {
    Author: labelOf(`people/${sampleReferences.author}.md`),
    Topics: labelOfTopic(sampleReferences.topic),
    Services: labelOf(`services/${sampleReferences.service}.md`),
  },
  text: 'A trace starts where a request enters.',
  picture: join(fixtureContent, 'case-studies/pictures/kaeserei-cover.png'),
  alt: 'Four lists that run into one, beside a round with a slice taken out',
};
