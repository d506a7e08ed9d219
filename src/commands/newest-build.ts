import { z } from 'zod';
import { runCommand } from './processes/run-command';

/** An artifact, as GitHub's API lists it. */
const artifact = z.object({
  name: z.string(),
  expired: z.boolean(),
  created_at: z.string(),
  workflow_run: z.object({ id: z.number(), head_branch: z.string(), repository_id: z.number(), head_repository_id: z.number() }),
});
export type Artifact = z.infer<typeof artifact>;

type NewestBuild = {
  run: number;
  commit: string;
  /** The first of the known runs that kept a build of the same commit. */
  firstRun: number;
};

/** The newest build kept by a run of main in this repository itself; pull request runs can upload artifacts of any name. */
export function newestBuild(artifacts: readonly Artifact[]): NewestBuild | undefined {
  const kept = artifacts.filter(
    ({ name, expired, workflow_run: run }) =>
      /^build-[0-9a-f]{40}$/.test(name) && !expired && run.head_branch === 'main' && run.head_repository_id === run.repository_id,
  );
  const [newest] = kept.sort((one, other) => other.created_at.localeCompare(one.created_at));
  const first = kept.filter(({ name }) => name === newest?.name).at(-1) ?? newest;
  return newest && first && { run: newest.workflow_run.id, commit: newest.name.slice('build-'.length), firstRun: first.workflow_run.id };
}

/** A run, as GitHub's API describes it. */
const workflowRun = z.object({ event: z.string(), created_at: z.string(), actor: z.object({ login: z.string() }) });
type Run = z.infer<typeof workflowRun>;

/** The actor that deploys what is due. */
const robot = 'github-actions[bot]';

/**
 * When the run that made the build started, in ISO 8601: the build is no older. Undefined if unknown. A run started by a person
 * may have redeployed a kept build; then the first run that built its commit counts.
 */
export async function builtAfter({ run, firstRun }: NewestBuild, runOf: (id: number) => Promise<Run>): Promise<string | undefined> {
  const { event, actor, created_at } = await runOf(run);
  if (event !== 'workflow_dispatch' || actor.login === robot) return created_at;
  return firstRun === run ? undefined : (await runOf(firstRun)).created_at;
}

const perPage = 100;

async function answerTo(question: string, { GITHUB_API_URL, GITHUB_REPOSITORY, GITHUB_TOKEN }: NodeJS.ProcessEnv): Promise<unknown> {
  const address = `${GITHUB_API_URL}/repos/${GITHUB_REPOSITORY}/actions/${question}`;
  const response = await fetch(address, { headers: { authorization: `Bearer ${GITHUB_TOKEN}` } });
  if (!response.ok) throw new Error(`The list of kept builds cannot be read: ${response.status}`);
  return response.json();
}

/** The list of artifacts begins with the newest. */
async function findNewest(env: NodeJS.ProcessEnv): Promise<NewestBuild | undefined> {
  for (let page = 1; ; page += 1) {
    const { artifacts } = z
      .object({ artifacts: z.array(artifact) })
      .parse(await answerTo(`artifacts?per_page=${perPage}&page=${page}`, env));
    const newest = newestBuild(artifacts);
    if (newest || artifacts.length < perPage) return newest;
  }
}

const usage = `tsx src/commands/newest-build.ts
  Prints the newest build that GitHub keeps, in lines run=…, commit=… and since=…, or nothing.`;

async function run(env: NodeJS.ProcessEnv): Promise<void> {
  const newest = await findNewest(env);
  if (!newest) return;
  const since = await builtAfter(newest, async (id) => workflowRun.parse(await answerTo(`runs/${id}`, env)));
  console.log(`run=${newest.run}\ncommit=${newest.commit}\nsince=${since ?? ''}`);
}

runCommand('newest-build', { usage }, () => run(process.env));
