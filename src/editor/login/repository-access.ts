import { fieldIn } from '../../contract/objects';
import type { User } from './pass-token';

/** Where the editor stores content. */
export type Target = {
  /** For example `agency/website`. */
  repository: string;
  branch: string;
};

type Access = { granted: true; user: User } | { granted: false; reason: string };

type Ask = typeof fetch;
type Answer = { status: number; body: Record<string, unknown> };

const github = 'https://api.github.com';

/**
 * Whether a pasted token can save with the editor; if not, the reason is a sentence for the writer. GitHub reports the
 * permissions of a token's owner, not of the token, so this tries writing: a blob that nothing refers to, and a pull request from
 * a branch to itself, which GitHub rejects as invalid only after checking the permission.
 */
export async function accessOf(pasted: string, target: Target, ask: Ask = fetch): Promise<Access> {
  const token = pasted.trim();
  const reason = faultOfText(token);
  if (reason) return refused(reason);
  try {
    return await triedAccess(caller(token, ask), target);
  } catch {
    return refused('GitHub could not be reached. Check your connection, then log in again.');
  }
}

function faultOfText(token: string): string | undefined {
  if (token === '') return 'Paste the token first.';
  if (/^gh[a-z]_/.test(token)) return 'This kind of token can change all your repositories. Create a fine-grained one with the link above.';
  if (!/^github_pat_\w{20,}$/.test(token))
    return 'This is not a complete token. Tokens begin with github_pat_ and contain no spaces. Copy yours again.';
  return undefined;
}

type Call = (path: string, body?: object) => Promise<Answer>;

const caller =
  (token: string, ask: Ask): Call =>
  async (path, body) => {
    const answer = await ask(`${github}${path}`, {
      method: body ? 'POST' : 'GET',
      headers: { Authorization: `Bearer ${token}`, Accept: 'application/vnd.github+json' },
      cache: 'no-store',
      ...(body ? { body: JSON.stringify(body) } : {}),
    });
    return { status: answer.status, body: await answer.json().catch(() => ({})) };
  };

async function triedAccess(call: Call, { repository, branch }: Target): Promise<Access> {
  const user = await call('/user');
  if (user.status !== 200) return refused(reasonOf(user));
  const found = await call(`/repos/${repository}`);
  if (found.status === 404) return refused(invisible(repository));
  if (found.status !== 200) return refused(reasonOf(found));
  if (!fieldIn(found.body.permissions, 'push')) return refused(noWriter(repository));
  const written = await call(`/repos/${repository}/git/blobs`, { content: 'login', encoding: 'utf-8' });
  if (written.status !== 201) return refused(missing(written, 'Contents', repository));
  const opened = await call(`/repos/${repository}/pulls`, { title: 'login', head: branch, base: branch });
  if (opened.status !== 422) return refused(missing(opened, 'Pull requests', repository));
  return { granted: true, user: { login: String(user.body.login), name: String(user.body.name ?? user.body.login) } };
}

const refused = (reason: string): Access => ({ granted: false, reason });

const invisible = (repository: string) =>
  `This token cannot see ${repository}. Edit it on GitHub: under Repository access, choose Only select repositories and pick this one. If your organization approves tokens, an owner has to approve it first.`;

const noWriter = (repository: string) =>
  `Your GitHub account cannot write to ${repository}. Ask the person who runs the site to give it the Write role.`;

function missing(answer: Answer, permission: string, repository: string): string {
  if (answer.status !== 403 && answer.status !== 404) return reasonOf(answer);
  return `This token cannot write to ${repository}. Edit it on GitHub: under Permissions, set ${permission} to Read and write.`;
}

function reasonOf({ status, body }: Answer): string {
  if (status === 401) return 'GitHub does not accept this token. It may have expired or been revoked. Create a new one.';
  if (status === 403 || status === 429) return `GitHub refused this token: “${String(body.message ?? status)}”`;
  return `GitHub has a problem at the moment (status ${status}). Try again in a few minutes.`;
}
