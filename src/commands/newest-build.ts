/** An artifact, as GitHub's API lists it. */
export type Artifact = {
  name: string;
  expired: boolean;
  created_at: string;
  workflow_run: { id: number; head_branch: string; repository_id: number; head_repository_id: number };
};

/** The newest build kept by a run of main in this repository itself; pull request runs can upload artifacts of any name. */
export function newestBuild(artifacts: readonly Artifact[]): { run: number; commit: string } | undefined {
  const kept = artifacts.filter(
    ({ name, expired, workflow_run: run }) =>
      /^build-[0-9a-f]{40}$/.test(name) && !expired && run.head_branch === 'main' && run.head_repository_id === run.repository_id,
  );
  const [newest] = kept.sort((one, other) => other.created_at.localeCompare(one.created_at));
  return newest && { run: newest.workflow_run.id, commit: newest.name.slice('build-'.length) };
}

const perPage = 100;

/** A page of the list of artifacts, which begins with the newest. */
async function artifactsOn(page: number, { GITHUB_API_URL, GITHUB_REPOSITORY, GITHUB_TOKEN }: NodeJS.ProcessEnv): Promise<Artifact[]> {
  const address = `${GITHUB_API_URL}/repos/${GITHUB_REPOSITORY}/actions/artifacts?per_page=${perPage}&page=${page}`;
  const response = await fetch(address, { headers: { authorization: `Bearer ${GITHUB_TOKEN}` } });
  if (!response.ok) throw new Error(`The list of kept builds cannot be read: ${response.status}`);
  const { artifacts } = (await response.json()) as { artifacts: Artifact[] };
  return artifacts;
}

/** The command `tsx src/commands/newest-build.ts` in a workflow: prints `run=…` and `commit=…` lines, or nothing. */
async function run(env: NodeJS.ProcessEnv): Promise<void> {
  for (let page = 1; ; page += 1) {
    const artifacts = await artifactsOn(page, env);
    const newest = newestBuild(artifacts);
    for (const [name, value] of Object.entries(newest ?? {})) console.log(`${name}=${value}`);
    if (newest || artifacts.length < perPage) return;
  }
}

if (process.argv[1]?.endsWith('newest-build.ts')) {
  run(process.env).catch((error: Error) => {
    console.error(error.message);
    process.exitCode = 1;
  });
}
