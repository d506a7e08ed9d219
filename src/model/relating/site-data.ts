import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { capitalized } from '../../contract/capitalized';
import { localeOf } from '../../contract/languages';
import type { BrandFacts, Mark, SiteData } from '../../contract/site-data';
import type { BrandColors } from '../brand/brand-colors';
import { readBrandDrawings } from '../brand/brand-drawings';
import { type Content, type ContentInLanguage, inEachLanguage, pagePathsIn } from '../reading/content';
import { documentsOf } from '../reading/read-document';
import { cleanSvg } from '../svg/clean-svg';
import { timeAt } from '../zoned-time';
import { interestsOf } from './interests';
import { menusOf } from './menus';

type Given = {
  /** The content folder, from which the logo and the marks are read. */
  folder: string;
  /** The colors of the logo. */
  look: BrandColors;
  /** Without a trailing slash. */
  siteUrl: string;
  /** In milliseconds since 1970. */
  now?: number;
};

/** What all pages share that show `content`, the part of `whole` in one language. */
export function siteData(content: ContentInLanguage, whole: Content, { folder, look, siteUrl, now = Date.now() }: Given): SiteData {
  const { language, prefix, site } = content;
  const blog = documentsOf(content, 'page').find(({ name }) => name === 'blog');
  const locale = localeOf(language, site.country);
  return {
    languages: inEachLanguage(whole).map((each) => ({ code: each.language, name: nameOfLanguage(each.language), hasHome: hasHome(each) })),
    locale,
    siteUrl,
    brand: brandFacts(content, folder, look, locale, now),
    ...menusOf(content),
    interests: interestsOf(content),
    blog: blog ? { label: blog.data.label } : null,
    paths: prefix ? [...pagePathsIn(content)] : null,
  };
}

const hasHome = ({ documents, prefix }: ContentInLanguage) => documents.some(({ path }) => path === `${prefix}/`);

/** The name that a language has for itself; in menus it begins with a capital. */
const nameOfLanguage = (code: string): string => capitalized(new Intl.DisplayNames(code, { type: 'language' }).of(code) ?? code, code);

/** A country's name in a language, for its two-letter ISO code; the code if the platform does not know it. */
export const countryName = (code: string, language: string): string => new Intl.DisplayNames(language, { type: 'region' }).of(code) ?? code;

/** What browsers get of `site.yml`: everything that is not left out here. */
function brandFacts({ site }: ContentInLanguage, folder: string, look: BrandColors, locale: string, now: number): BrandFacts {
  const { url, languages, governingLaw, scripts, timeZone, nameInLogo, areas, hipaa, ...shown } = site;
  const marks = (list: 'partners' | 'recognitions') => site[list].map((mark, index) => markIn(folder, mark, `${list}-${index}`));
  return {
    ...shown,
    logo: { ...readBrandDrawings(folder, look).logo, holdsName: nameInLogo },
    countryName: countryName(site.country, locale),
    partners: marks('partners'),
    recognitions: marks('recognitions'),
    hipaa: hipaa && withoutSample(hipaa),
    meeting: areas?.meeting,
    yearOfBuild: Number(timeAt(now, timeZone).slice(0, 4)),
  };
}

const withoutSample = <Fact extends { sample: boolean }>({ sample: _, ...fact }: Fact): Omit<Fact, 'sample'> => fact;

type WrittenMark = ContentInLanguage['site']['partners'][number];

/** A mark without a file, which the checks report, is shown as its name only. */
const markIn = (folder: string, { name, mark, url }: WrittenMark, id: string): Mark => ({
  name,
  svg: existsSync(join(folder, mark)) ? cleanSvg(readFileSync(join(folder, mark), 'utf8'), id).svg : '',
  url,
});
