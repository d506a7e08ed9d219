import { readFileSync, symlinkSync } from 'node:fs';
import { resolve } from 'node:path';
import { backendOf } from '../../../src/editor/backend';
import { deployFolder } from './deploy-folder';
import { runStep, workflow } from './workflow-files';

let made: ReturnType<typeof deployFolder>;
beforeEach(() => {
  made = deployFolder({ preview: true });
  symlinkSync(resolve('src'), made.place('src'));
});
afterEach(() => made.remove());

const run = (step: string, env: Record<string, string>) =>
  runStep(step, made.folder, { PATH: `${made.place('bin')}:${process.env.PATH}`, GITHUB_REPOSITORY: 'agency/site', NUMBER: '7', ...env });

const previews = workflow('preview.yml').jobs;

describe('the comment of a preview', () => {
  const step = 'Link the preview in the pull request and in the editor';
  const HEAD_SHA = 'abcdef0'.padEnd(40, '1');

  /** Runs the step; `known` are the ids of comments that the workflow made before. */
  function announce(ADDRESS: string, known = '') {
    made.write(
      'bin/gh',
      `#!/usr/bin/env bash\nprintf '%s\\n' "$(jq -cn '$ARGS.positional' --args -- "$@")" >> gh.jsonl\n[[ "$*" != *--paginate* ]] || printf '%s' "${known}"\n`,
    );
    made.executable('bin/gh');
    const { status, said } = run(step, { ADDRESS, HEAD_SHA });
    return { status, said, calls: made.lines('gh.jsonl').map((line) => JSON.parse(line) as string[]) };
  }
  const fieldsOf = (call: readonly string[] = []) => call.filter((_, index) => call[index - 1] === '--raw-field');

  test('is written once, and names the address and the commit', () => {
    const { status, calls } = announce('https://pr-7.agency.example');
    expect(status).toBe(0);
    expect(calls[1]?.slice(0, 5)).toEqual(['api', '--silent', '--method', 'POST', 'repos/agency/site/issues/7/comments']);
    expect(fieldsOf(calls[1])[0]).toMatch(
      /^body=<!-- preview -->\n\*\*Preview:\*\* https:\/\/pr-7\.agency\.example\n\nShows commit abcdef0 /,
    );
  });

  test('is changed by later pushes', () => {
    const { status, calls } = announce('https://pr-7.agency.example', '41\n42\n');
    expect(status).toBe(0);
    expect(calls[1]?.slice(0, 5)).toEqual(['api', '--silent', '--method', 'PATCH', 'repos/agency/site/issues/comments/41']);
    expect(calls).toHaveLength(3);
  });

  test('comes with the status that the editor looks for on the head commit', () => {
    const { calls } = announce('https://pr-7.agency.example');
    expect(calls[2]).toContain(`repos/agency/site/statuses/${HEAD_SHA}`);
    const settings = { backend: 'github', repository: 'agency/site', branch: 'main', authUrl: undefined } as const;
    const { preview_context } = backendOf(settings).backend as { preview_context: string };
    const fields = ['state=success', `context=${preview_context}`, 'target_url=https://pr-7.agency.example'];
    expect(fieldsOf(calls[2])).toEqual(expect.arrayContaining(fields));
  });

  test.each(['', 'javascript:alert(1)', 'https://a.example/"onload', 'https://a.example\nhttps://b.example'])(
    'is not written for the address %j',
    (address) => {
      const { status, calls } = announce(address);
      expect([status, calls]).toEqual([1, []]);
    },
  );
});

describe('publishing a preview', () => {
  const settings = {
    cloudflare: { CLOUDFLARE_PROJECT: 'agency', CLOUDFLARE_ACCOUNT_ID: '1', CLOUDFLARE_API_TOKEN: 'secret' },
    netlify: { NETLIFY_SITE_ID: 'site-1', NETLIFY_AUTH_TOKEN: 'secret' },
  };

  test.each(['cloudflare', 'netlify'] as const)('on %s gives the next job its address', (target) => {
    made.pack('preview.tar.gz');
    const { status, output } = run('Publish the preview', { DEPLOY_TARGET: target, ...settings[target] });
    expect([status, output]).toEqual([0, expect.stringMatching(/^address=https:\/\/pr-7\S+$/)]);
    expect(readFileSync(made.place('host/_headers'), 'utf8')).toBe(made.read('public/_headers'));
  });

  test('stops with the name of a missing setting', () => {
    made.pack('preview.tar.gz');
    const { status, output, complained } = run('Publish the preview', { DEPLOY_TARGET: 'cloudflare' });
    expect([status, output, made.calls()]).toEqual([1, '', []]);
    expect(complained).toContain('CLOUDFLARE_PROJECT and CLOUDFLARE_ACCOUNT_ID and CLOUDFLARE_API_TOKEN must be set too');
  });
});

test('the code of a pull request gets no secrets, and the job with secrets runs the code of the target branch', () => {
  const { build, publish, announce } = previews;
  expect(JSON.stringify(build)).not.toContain('secrets.');
  expect(publish?.steps[0]?.with?.ref).toBe(`\${{ github.event.pull_request.base.sha }}`);
  expect([publish?.needs, announce?.needs]).toEqual(['build', 'publish']);
  expect(build?.steps.find(({ run }) => run === 'npm run build')?.env).toMatchObject({ GATSBY_PREVIEW: 'true' });
});
