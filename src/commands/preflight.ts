import { createServer } from 'node:net';
import { settingProblems } from '../build/settings/env';
import { completeEnvironment } from '../build/settings/environment';

/** The minimum Node version, as in `engines` in package.json. */
const minNode = [20, 19] as const;

function nodeProblem(version: string): string | undefined {
  const [major = 0, minor = 0] = version.split('.').map(Number);
  const recent = major > minNode[0] || (major === minNode[0] && minor >= minNode[1]);
  return recent ? undefined : `Node ${version} is too old: this project needs ${minNode.join('.')} or newer (see .nvmrc).`;
}

/** Whether the port is in use. */
function portIsTaken(port: number): Promise<boolean> {
  return new Promise((resolve) => {
    const probe = createServer();
    probe.once('error', () => resolve(true));
    probe.listen(port, () => probe.close(() => resolve(false)));
  });
}

/** Returns one line for each problem that prevents a build, or a server on `port` if given. */
export async function preflight(port: number | undefined): Promise<string[]> {
  const node = nodeProblem(process.versions.node);
  const taken = port !== undefined && (await portIsTaken(port));
  return [
    ...(node ? [node] : []),
    ...settingProblems(process.env),
    ...(taken ? [`Port ${port} is in use: stop the other process and try again.`] : []),
  ];
}

/** Runs `tsx src/commands/preflight.ts [production|development] [port]`. */
async function run(): Promise<void> {
  const [mode = 'production', wantedPort] = process.argv.slice(2);
  const port = wantedPort === undefined ? undefined : Number(wantedPort);
  completeEnvironment(mode);
  const problems = await preflight(port);
  for (const problem of problems) console.error(problem);
  if (problems.length > 0) process.exitCode = 1;
}

if (process.argv[1]?.endsWith('preflight.ts')) run();
