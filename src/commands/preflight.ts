import { createServer } from 'node:net';
import { completeEnvironment } from '../build/settings/complete-environment';
import { misspelledSettings, settingProblems } from '../build/settings/settings';
import { contentFolder, contentPlace } from '../model/content-folder';
import { portIn, portInUse } from './processes/port-in';
import { runCommand } from './processes/run-command';
import { folderProblem } from './project/content-in-use';

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

/** Throws one line for each problem that prevents a build, or a server on `port` if given. Warns of settings that look misspelled. */
export async function preflight(port: number | undefined): Promise<void> {
  for (const warning of misspelledSettings(process.env)) console.warn(warning);
  const node = nodeProblem(process.versions.node);
  const content = folderProblem({ folder: contentFolder(), place: contentPlace() });
  const taken = port !== undefined && (await portIsTaken(port));
  const problems = [
    ...(node ? [node] : []),
    ...settingProblems(process.env),
    ...(content ? [content] : []),
    ...(taken ? [portInUse(port)] : []),
  ];
  if (problems.length > 0) throw new Error(problems.join('\n'));
}

const usage = `tsx src/commands/preflight.ts [production|development] [<port>]
  Lists what prevents a build with the settings of that mode, or a server on that port, and warns of misspelled settings.`;

runCommand('preflight', { usage, most: 2 }, ({ positionals: [mode = 'production', port] }) => {
  if (!['production', 'development'].includes(mode)) throw new Error(`"${mode}" is neither production nor development.`);
  completeEnvironment(mode);
  return preflight(port === undefined ? undefined : portIn(port));
});
