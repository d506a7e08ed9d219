import type { Content } from '../reading/content';

type Published = Pick<Content, 'documents' | 'site'> & Partial<Pick<Content, 'drawingSet' | 'pricing'>>;

/** Content that was invented to show the site (`sample: true`), each with its file. */
export function samplesIn({ documents, site, drawingSet, pricing }: Published): string[] {
  const marks = [...site.partners, ...site.recognitions].filter(({ sample }) => sample);
  return [
    ...(site.hipaa?.sample ? [`site.yml: ${site.hipaa.title}`] : []),
    ...marks.map(({ name }) => `site.yml: ${name}`),
    ...(drawingSet?.drawingSet?.sample ? [`drawing-set.yml: ${drawingSet.drawingSet.name}`] : []),
    ...(pricing?.pricing?.sample ? ['pricing.yml: Prices'] : []),
    ...documents.filter(({ data }) => data.sample).map(({ file, data }) => `${file}: ${data.label}`),
  ];
}

/** Whether a site is only a demo, on a host that nobody can own. */
const isExample = (url: string) => new URL(url).hostname.endsWith('.example');

/** The warning for a build with a real address; undefined without samples or a real address. */
export function sampleWarning(samples: readonly string[], siteUrl: string): string | undefined {
  if (samples.length === 0 || isExample(siteUrl)) return undefined;
  return `Invented to show the site, and not to be deployed: replace it, then remove "sample: true".\n${samples.map((each) => `  ${each}`).join('\n')}`;
}
