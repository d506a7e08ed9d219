import { execFileSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { browserPath } from './browser';

type Way = readonly [command: string, args: readonly string[]];
type Tool = { name: string; found: () => boolean; ways: readonly Way[]; advice: string };

const fromSystem = (packageName: string): readonly Way[] => [
  ['apt-get', ['install', '--yes', '--no-install-recommends', packageName]],
  ['sh', ['-c', `apt-get update && apt-get install --yes --no-install-recommends ${packageName}`]],
];

/** What the tests run against that is no package of npm, and the ways to get it, the gentlest first. */
const tools: readonly Tool[] = [
  {
    name: 'Chromium',
    found: () => browserPath() !== undefined,
    ways: [['npx', ['playwright', 'install', 'chromium']], ...fromSystem('chromium')],
    advice: 'install one, or name it in CHROMIUM_PATH',
  },
  {
    name: 'nginx',
    found: () => ['/usr/sbin/nginx', '/usr/local/sbin/nginx', '/opt/homebrew/bin/nginx'].some((path) => existsSync(path)),
    ways: fromSystem('nginx-light'),
    advice: 'install it with the package manager of your system',
  },
];

function tried(tool: Tool, [command, args]: Way): boolean {
  console.log(`No ${tool.name} yet, trying: ${command} ${args.join(' ')}`);
  try {
    execFileSync(command, args, { stdio: 'inherit', timeout: 300_000 });
  } catch {
    return false;
  }
  return tool.found();
}

for (const tool of tools) {
  if (tool.found() || tool.ways.some((way) => tried(tool, way))) continue;
  console.error(`No ${tool.name} was found or could be installed: ${tool.advice}.`);
  process.exitCode = 1;
}
