import { execFileSync } from 'node:child_process';
import { cpSync, rmSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { developmentEnvironment } from '../../src/commands/processes/development-environment';
import { contentFolder } from '../../src/model/content-folder';
import { readContent } from '../../src/model/read-content';
import { isPublished } from '../../src/model/reading/calendar';
import { keptBuild, publishedContent } from '../kept-build';

/** When a build was finished or copied; development does not write this file. */
const madeAt = (root: string) => statSync(join(root, '_headers'), { throwIfNoEntry: false })?.mtimeMs;

/** Copies the build, unless that was done before: by now, development may have written into it. */
function keepBuild(): void {
  const [built, kept] = [madeAt('public'), madeAt(keptBuild)];
  if (built && kept && built < kept) return;
  rmSync(keptBuild, { recursive: true, force: true });
  if (built) cpSync('public', keptBuild, { recursive: true });
}

function copyPublishedContent(): void {
  rmSync(publishedContent, { recursive: true, force: true });
  cpSync(contentFolder(), publishedContent, { recursive: true });
  const { content, calendar } = readContent(publishedContent, 'all');
  const moment = { at: Date.now(), zone: calendar.zone };
  for (const document of content?.documents ?? []) if (!isPublished(document, moment)) rmSync(join(publishedContent, document.file));
}

/** The command `tsx e2e/servers/developed-site.ts [port]`: runs `gatsby develop`, after copying what it is compared with. */
keepBuild();
copyPublishedContent();
const env = { ...process.env, ...developmentEnvironment, CONTENT_FOLDER: publishedContent };
execFileSync('npx', ['gatsby', 'develop', '--port', process.argv[2] ?? '8000'], { env, stdio: 'inherit' });
