/** @jest-environment node */
import { editorPolicy } from '../../src/deployment/editor-policy';

const github = { backend: 'github', repository: 'a/b', branch: 'main', authUrl: 'https://login.agency.example' } as const;

const directive = (policy: string, name: string) => policy.split('; ').find((text) => text.startsWith(`${name} `));

test('an editor that is not connected reaches the site alone', () => {
  const { under, policy } = editorPolicy(undefined);
  expect(under).toBe('/admin/');
  expect(policy).not.toContain('https:');
});

test('an editor on GitHub reaches GitHub and the service that logs people in, and its login window can answer', () => {
  const { policy, headers } = editorPolicy(github);
  expect(directive(policy, 'connect-src')).toBe(
    "connect-src 'self' blob: https://api.github.com https://www.githubstatus.com https://login.agency.example",
  );
  expect(directive(policy, 'img-src')).toContain('https://avatars.githubusercontent.com');
  expect(headers).toMatchObject({ 'Cross-Origin-Opener-Policy': 'same-origin-allow-popups', 'X-Robots-Tag': 'noindex' });
});

test('no backend loads scripts from elsewhere', () => {
  for (const editor of [undefined, github, { ...github, backend: 'git-gateway' } as const]) {
    expect(directive(editorPolicy(editor).policy, 'script-src')).toBe("script-src 'self' 'unsafe-eval'");
  }
});
