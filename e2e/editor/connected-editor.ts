import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, relative } from 'node:path';
import { type BrowserContext, test as base } from 'playwright/test';
import { editorPolicy } from '../../src/build/hosts/folder-policies';
import { headersFile } from '../../src/build/hosts/headers-file';
import { startSiteServer } from '../../src/commands/serve/site-server';
import { writeEditor } from '../../src/editor/write-editor';
import { localesPlace } from '../../src/model/words/locales-folder';
import { BareRepository } from '../servers/bare-repository';
import { GitHubApi, type Rights } from '../servers/github-api';
import { copyTranslatedAgency } from './translated-agency';

const editor = { backend: 'github', repository: 'agency/website', branch: 'main', authUrl: undefined } as const;

const everything: Rights = { sees: true, owner: true, contents: true, pulls: true };

/** Tokens that the stand-in for GitHub knows, by what they may do. */
const tokens = {
  writer: 'github_pat_11WRITER0000000000000',
  blind: 'github_pat_11BLIND00000000000000',
  reader: 'github_pat_11READER0000000000000',
  silent: 'github_pat_11SILENT0000000000000',
  outsider: 'github_pat_11OUTSIDER00000000000',
} as const;

const rights: Record<string, Rights> = {
  [tokens.writer]: everything,
  [tokens.blind]: { ...everything, sees: false },
  [tokens.reader]: { ...everything, contents: false },
  [tokens.silent]: { ...everything, pulls: false },
  [tokens.outsider]: { ...everything, owner: false },
};

type Published = { origin: string; place: string };
type Fixtures = { repository: BareRepository; violations: string[]; tokens: typeof tokens };
type WorkerFixtures = { published: Published };

/**
 * A test with the published editor behind its headers, connected to a stand-in for GitHub that keeps what is saved in a
 * real repository; the content is a small agency's, in two languages. `baseURL` is the published site.
 */
export const test = base.extend<Fixtures, WorkerFixtures>({
  tokens,
  published: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the names of the fixtures from here
    async ({}, use, { project, workerIndex }) => {
      // The editor only accesses files within the project.
      const place = relative(process.cwd(), join(project.outputDir, `content-${workerIndex}`));
      copyTranslatedAgency(place);
      const root = mkdtempSync(join(tmpdir(), 'connected-'));
      await writeEditorOf(place, root);
      const server = await startSiteServer({ root, port: 0, brotliQuality: 1 });
      await use({ origin: server.origin, place });
      await server.close();
      for (const folder of [root, place]) rmSync(folder, { recursive: true });
    },
    { scope: 'worker' },
  ],
  baseURL: async ({ published }, use) => use(published.origin),
  repository: async ({ context, published }, use) => {
    const repository = new BareRepository([published.place, localesPlace]);
    await connect(context, new GitHubApi(repository, editor.repository, rights));
    await use(repository);
    // The editor may still be reading.
    await context.unrouteAll({ behavior: 'wait' });
    repository.remove();
  },
  violations: async ({ context }, use) => {
    const violations: string[] = [];
    context.on('console', (message) => {
      if (/Content Security Policy/i.test(message.text())) violations.push(message.text());
    });
    await use(violations);
  },
});

/** Writes the editor of a content folder, with its headers. */
async function writeEditorOf(place: string, root: string): Promise<void> {
  const before = process.env.CONTENT_FOLDER;
  process.env.CONTENT_FOLDER = place;
  await writeEditor({ editor, siteUrl: 'https://www.agency.example', folder: root });
  if (before === undefined) delete process.env.CONTENT_FOLDER;
  else process.env.CONTENT_FOLDER = before;
  writeFileSync(join(root, '_headers'), headersFile([{ under: '/', policy: "default-src 'none'" }, editorPolicy(editor)], []));
}

/** Answers the browser's requests to GitHub, also those of windows that it opens. */
async function connect(context: BrowserContext, api: GitHubApi): Promise<void> {
  await context.route(/^https:\/\/(api\.github|www\.githubstatus)\.com\//, async (route) => {
    const request = route.request();
    const { authorization } = await request.allHeaders();
    const { status, json } = api.answer(request.method(), request.url(), authorization, request.postData());
    await route.fulfill({ status, json, headers: { 'access-control-allow-origin': '*' } });
  });
}
