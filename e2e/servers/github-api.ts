import type { BareRepository, NewCommit } from './bare-repository';

export type Answer = { status: number; json: unknown };
type Asked = { url: URL; parts: string[]; body: unknown };
type Route = [method: string, path: RegExp, answer: (asked: Asked) => Answer];
type NewTree = { base_tree: string; tree: { path: string; sha: string | null }[] };
type NewPull = { title: string; head: string; base: string };
type Pull = { number: number; title: string; state: string; labels: { name: string }[]; head: string; merged: boolean };

/** What a token may do; GitHub answers as if a repository that it may not see did not exist. */
export type Rights = { sees: boolean; contents: boolean; pulls: boolean; owner: boolean };

/** A route that takes a body of a known shape; git rejects others. */
const taking =
  <Body>(answer: (body: Body, parts: string[]) => Answer) =>
  ({ body, parts }: Asked) =>
    answer(body as Body, parts);

const ok = (json: unknown, status = 200): Answer => ({ status, json });
const no = (status: number, message: string): Answer => ({ status, json: { message } });
const denied = no(403, 'Resource not accessible by personal access token');

/** The part of GitHub's REST API that the editor uses, in front of a real repository; `tokens` are the known ones. */
export class GitHubApi {
  private pulls: Pull[] = [];

  constructor(
    private readonly repository: BareRepository,
    private readonly name: string,
    private readonly tokens: Readonly<Record<string, Rights>>,
  ) {}

  answer(method: string, address: string, authorization: string | undefined, body: string | null): Answer {
    const url = new URL(address);
    if (url.hostname !== 'api.github.com') return ok({ components: [] });
    const rights = this.tokens[authorization?.replace(/^\w+ /, '') ?? ''];
    if (!rights) return no(401, 'Bad credentials');
    if (url.pathname === '/user' || url.pathname.startsWith('/users/')) return ok({ login: 'writer', name: 'A Writer' });
    if (url.pathname === '/search/issues') return ok({ items: [] });
    const root = `/repos/${this.name}`;
    if (!url.pathname.startsWith(root) || !rights.sees) return no(404, 'Not Found');
    const path = url.pathname.slice(root.length);
    if (path === '') return ok({ full_name: this.name, owner: { login: this.name.split('/')[0] }, permissions: { push: rights.owner } });
    const right = /^\/(pulls|issues)/.test(path) ? rights.pulls : rights.contents;
    if (method !== 'GET' && !right) return denied;
    return this.routed(method, path, url, body);
  }

  private routed(method: string, path: string, url: URL, body: string | null): Answer {
    for (const [verb, pattern, answer] of this.routes) {
      const found = verb === method ? pattern.exec(path) : null;
      if (found) return answer({ url, parts: found.slice(1).map(decodeURIComponent), body: body ? JSON.parse(body) : {} });
    }
    return no(404, `The stand-in does not know ${method} ${path}`);
  }

  private readonly routes: Route[] = [
    ['GET', /^\/branches\/(.+)$/, ({ parts: [branch = ''] }) => this.branch(branch)],
    ['GET', /^\/git\/trees\/(.+)$/, ({ parts: [tree = ''], url }) => this.tree(tree, url.searchParams.has('recursive'))],
    [
      'GET',
      /^\/git\/blobs\/(\w+)$/,
      ({ parts: [sha = ''] }) => ok({ sha, content: this.repository.blob(sha).toString('base64'), encoding: 'base64' }),
    ],
    ['GET', /^\/commits$/, () => ok([])],
    ['GET', /^\/commits\/\w+\/status$/, () => ok({ statuses: [] })],
    ['GET', /^\/compare\/(.+)\.\.\.(.+)$/, ({ parts: [from = '', to = ''] }) => this.compare(from, to.replace(/^[^:]*:/, ''))],
    ['GET', /^\/pulls$/, ({ url }) => ok(this.pullsOf(url.searchParams.get('head')))],
    ['POST', /^\/git\/blobs$/, taking((sent: { content: string; encoding: BufferEncoding }) => this.addBlob(sent.content, sent.encoding))],
    ['POST', /^\/git\/trees$/, taking((sent: NewTree) => ok({ sha: this.repository.addTree(sent.base_tree, sent.tree) }, 201))],
    ['POST', /^\/git\/commits$/, taking((sent: NewCommit) => ok({ sha: this.repository.commit(sent) }, 201))],
    ['POST', /^\/git\/refs$/, taking((sent: { ref: string; sha: string }) => this.createRef(sent.ref, sent.sha))],
    ['PATCH', /^\/git\/refs\/(.+)$/, taking((sent: { sha: string }, [ref = '']) => this.setRef(`refs/${ref}`, sent.sha))],
    ['DELETE', /^\/git\/refs\/(.+)$/, ({ parts: [ref = ''] }) => ok(this.repository.git(['update-ref', '-d', `refs/${ref}`]))],
    ['POST', /^\/pulls$/, taking((sent: NewPull) => this.open(sent.title, sent.head.replace(/^[^:]*:/, ''), sent.base))],
    ['PUT', /^\/pulls\/(\d+)\/merge$/, ({ parts: [number = ''] }) => this.merge(Number(number))],
    ['PUT', /^\/issues\/(\d+)\/labels$/, taking((sent: { labels: string[] }, [number = '']) => this.label(Number(number), sent.labels))],
  ];

  private addBlob(content: string, encoding: BufferEncoding): Answer {
    return ok({ sha: this.repository.addBlob(Buffer.from(content, encoding)) }, 201);
  }

  private branch(name: string): Answer {
    const sha = this.repository.find(`refs/heads/${name}`);
    return sha ? ok({ name, commit: { sha } }) : no(404, 'Branch not found');
  }

  private tree(name: string, recursive: boolean): Answer {
    const sha = this.repository.find(name);
    return sha ? ok({ sha, tree: this.repository.entries(sha, recursive) }) : no(404, 'Not Found');
  }

  private createRef(ref: string, sha: string): Answer {
    return this.repository.find(ref) ? no(422, 'Reference already exists') : this.setRef(ref, sha, 201);
  }

  private setRef(ref: string, sha: string, status = 200): Answer {
    this.repository.git(['update-ref', ref, sha]);
    return ok({ ref, object: { sha } }, status);
  }

  private compare(from: string, to: string): Answer {
    if (!this.repository.find(to)) return no(404, 'Not Found');
    const base = this.repository.git(['merge-base', from, to]);
    const commits = this.repository
      .git(['rev-list', '--reverse', `${from}..${to}`])
      .split('\n')
      .filter(Boolean);
    const changed = this.repository.git(['diff', '--name-status', '--no-renames', base, to]).split('\n').filter(Boolean);
    return ok({
      base_commit: { sha: this.repository.find(from) },
      commits: commits.map((sha) => ({ sha, parents: [{ sha: this.repository.find(`${sha}^`) }], commit: { message: 'A change' } })),
      files: changed.map((line) => this.changedFile(line, to)),
    });
  }

  private changedFile(line: string, at: string): object {
    const [mark = '', filename = ''] = line.split('\t');
    const status = { A: 'added', D: 'removed' }[mark] ?? 'modified';
    return {
      filename,
      status,
      sha: this.repository.find(`${at}:${filename}`) ?? null,
      ...(/\.(md|yml|json)$/.test(filename) ? { patch: '@@' } : {}),
    };
  }

  private pullsOf(head: string | null): object[] {
    const branch = head?.replace(/^[^:]*:/, '');
    return this.pulls.filter((pull) => pull.state === 'open' && (!branch || pull.head === branch)).map((pull) => this.shown(pull));
  }

  private shown({ head, ...pull }: Pull): object {
    const sha = (name: string) => ({ ref: name, sha: this.repository.find(`refs/heads/${name}`), repo: { fork: false } });
    return { ...pull, head: sha(head), base: sha('main'), user: { login: 'writer' }, updated_at: '2026-01-01T00:00:00Z', html_url: '' };
  }

  private open(title: string, head: string, base: string): Answer {
    if (head === base) return no(422, 'Validation Failed');
    const pull = { number: this.pulls.length + 1, title, state: 'open', labels: [], head, merged: false };
    this.pulls.push(pull);
    return ok(this.shown(pull), 201);
  }

  private label(number: number, names: readonly string[]): Answer {
    const labels = names.map((name) => ({ name }));
    this.pulls = this.pulls.map((pull) => (pull.number === number ? { ...pull, labels } : pull));
    return ok(labels);
  }

  /** A squashed merge; the branches of a test never conflict. */
  private merge(number: number): Answer {
    const pull = this.pulls.find((each) => each.number === number);
    if (!pull) return no(404, 'Not Found');
    const tree = this.repository.git(['merge-tree', '--write-tree', 'main', pull.head]);
    const parents = [this.repository.find('main') ?? ''];
    this.repository.git(['update-ref', 'refs/heads/main', this.repository.commit({ message: pull.title, tree, parents })]);
    this.pulls = this.pulls.map((each) => (each === pull ? { ...pull, state: 'closed', merged: true } : each));
    return ok({ merged: true });
  }
}
