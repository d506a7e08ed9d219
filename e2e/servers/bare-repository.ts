import { execFileSync } from 'node:child_process';
import { cpSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';

export type TreeEntry = { path: string; type: string; sha: string; size?: number };
type Person = { name: string; email: string; date?: string };
export type NewCommit = { message: string; tree: string; parents: string[]; author?: Person; committer?: Person };

const tests: Person = { name: 'Tests', email: 'tests@agency.example' };

/** A real git repository without a working tree, whose branch `main` starts with folders of this project. */
export class BareRepository {
  readonly folder = mkdtempSync(join(tmpdir(), 'repository-'));

  constructor(places: readonly string[]) {
    const tree = mkdtempSync(join(tmpdir(), 'first-commit-'));
    for (const place of places) cpSync(resolve(place), join(tree, place), { recursive: true });
    this.git(['init', '--bare', '--quiet', '--initial-branch=main']);
    this.git(['config', 'core.quotePath', 'false']);
    this.git(['--work-tree', tree, 'add', '--all']);
    this.git(['update-ref', 'refs/heads/main', this.commit({ message: 'First commit', tree: this.git(['write-tree']), parents: [] })]);
    rmSync(tree, { recursive: true });
  }

  git(words: string[], { input, env = {} }: { input?: string | Buffer; env?: Record<string, string> } = {}): string {
    const options = { cwd: this.folder, env: { ...process.env, GIT_DIR: this.folder, ...env }, maxBuffer: 1e8, stdio: 'pipe' } as const;
    return execFileSync('git', words, { ...options, ...(input === undefined ? {} : { input }) })
      .toString()
      .replace(/\n$/, '');
  }

  /** The object name, or undefined for what does not exist. */
  find(name: string): string | undefined {
    try {
      return this.git(['rev-parse', '--verify', '--quiet', '--end-of-options', name]);
    } catch {
      return undefined;
    }
  }

  entries(tree: string, recursive: boolean): TreeEntry[] {
    const lines = this.git(['ls-tree', '-l', ...(recursive ? ['-r', '-t'] : []), tree]).split('\n');
    return lines.filter(Boolean).map((line) => {
      const [facts = '', path = ''] = line.split('\t');
      const [, type = '', sha = '', size = ''] = facts.split(/ +/);
      return { path, type, sha, ...(type === 'blob' ? { size: Number(size) } : {}) };
    });
  }

  blob(sha: string): Buffer {
    return execFileSync('git', ['cat-file', 'blob', sha], { cwd: this.folder, maxBuffer: 1e8 });
  }

  addBlob(content: Buffer): string {
    return this.git(['hash-object', '-w', '--stdin'], { input: content });
  }

  /** A new tree: `base` with these paths replaced, or removed where `sha` is null. */
  addTree(base: string | undefined, changes: readonly { path: string; sha: string | null }[]): string {
    const env = { GIT_INDEX_FILE: join(this.folder, 'index-of-tests') };
    this.git(base ? ['read-tree', base] : ['read-tree', '--empty'], { env });
    for (const { path, sha } of changes) {
      this.git(['update-index', '--add', ...(sha ? ['--cacheinfo', `100644,${sha},${path}`] : ['--force-remove', path])], { env });
    }
    return this.git(['write-tree'], { env });
  }

  commit({ message, tree, parents, author = tests, committer = author }: NewCommit): string {
    const env = {
      ...{ GIT_AUTHOR_NAME: author.name, GIT_AUTHOR_EMAIL: author.email, GIT_AUTHOR_DATE: author.date ?? '' },
      ...{ GIT_COMMITTER_NAME: committer.name, GIT_COMMITTER_EMAIL: committer.email, GIT_COMMITTER_DATE: committer.date ?? '' },
    };
    return this.git(['commit-tree', tree, ...parents.flatMap((parent) => ['-p', parent]), '-m', message], { env });
  }

  /** The files of a branch or commit, written to a new folder. */
  checkOut(name: string): string {
    const folder = mkdtempSync(join(tmpdir(), 'checkout-'));
    const env = { GIT_INDEX_FILE: join(this.folder, 'index-of-checkout') };
    this.git(['--work-tree', folder, 'checkout', '--force', name, '--', '.'], { env });
    return folder;
  }

  remove(): void {
    rmSync(this.folder, { recursive: true, force: true });
  }
}
