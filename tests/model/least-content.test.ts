import { cpSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { parse, stringify } from 'yaml';
import { fixtureContent } from '../../src/commands/project/project-copy';
import { kindOf, kinds } from '../../src/model/kinds';
import { readContent } from '../../src/model/read-content';
import { optionalFacts } from '../../src/model/reading/placeholder-facts';
import { siteData } from '../../src/model/relating/site-data';
import { shapeOf } from '../../src/model/schemas/shape';
import { site } from '../../src/model/schemas/site';
import { color } from '../../src/site/theme/colors';

let folder: string;
beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), 'least-'));
  cpSync(fixtureContent, folder, { recursive: true });
  leaveOutWhatIsOptional();
});
afterAll(() => rmSync(folder, { recursive: true }));

type Schema = Parameters<typeof shapeOf>[0];

/** The fields that a schema requires. */
const required = (schema: Schema, fields: object) =>
  Object.fromEntries(Object.entries(fields).filter(([name]) => shapeOf(schema).required?.includes(name)));

const placeholder = new RegExp(`\\{\\{site\\.(${optionalFacts.join('|')})\\}\\}`, 'g');

function leastText(file: string, text: string): string {
  if (file === 'site.yml') return stringify(required(site, parse(text)));
  const place = kindOf(file);
  if (!place) return text;
  const [, front = '', body = ''] = /^---\n([\s\S]*?)\n---\n([\s\S]*)$/.exec(text) ?? [];
  const fields = place.kind === 'blockPage' ? { ...parse(front), blocks: [{ type: 'hero' }] } : parse(front);
  return `---\n${stringify(required(kinds[place.kind].schema, fields))}---\n${body}`.replace(placeholder, 'on request');
}

/** Removes every field that may be left out, and the mentions of facts that the agency then does not have. */
function leaveOutWhatIsOptional(): void {
  for (const file of readdirSync(folder, { recursive: true, encoding: 'utf8' }).filter((each) => /\.(md|yml)$/.test(each))) {
    const path = join(folder, file);
    writeFileSync(path, leastText(file, readFileSync(path, 'utf8')));
  }
}

test('an agency that leaves out everything optional has no mistakes in its content', () => {
  expect(readContent(folder).problems).toEqual([]);
});

test('its brand has no phone, newsletter, badge, profile, partner or recognition', () => {
  const { content } = readContent(folder);
  const brand = content && siteData(content, content, { folder, look: color, siteUrl: content.site.url }).brand;
  expect(brand).toMatchObject({ social: [], partners: [], recognitions: [] });
  const written = JSON.parse(JSON.stringify(brand));
  for (const fact of ['phone', 'newsletter', 'hipaa', 'schedulingUrl', 'address']) expect(written).not.toHaveProperty(fact);
});
