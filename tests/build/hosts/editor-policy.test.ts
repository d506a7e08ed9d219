/** @jest-environment node */
import { editorPolicy } from '../../../src/build/hosts/editor-policy';

const github = { backend: 'github', repository: 'a/b', branch: 'main', authUrl: 'https://login.agency.example' } as const;

const directive = (policy: string, name: string) => policy.split('; ').find((text) => text.startsWith(`${name} `));

test('an editor on GitHub reaches GitHub and the service that logs people in, and its login window can answer', () => {
  const { under, policy, headers } = editorPolicy(github);
  expect(under).toBe('/admin/');
  expect(directive(policy, 'connect-src')).toBe(
    "connect-src 'self' blob: https://api.github.com https://www.githubstatus.com https://login.agency.example",
  );
  expect(directive(policy, 'img-src')).toContain('https://avatars.githubusercontent.com');
  expect(headers).toMatchObject({ 'Cross-Origin-Opener-Policy': 'same-origin-allow-popups', 'X-Robots-Tag': 'noindex' });
});

test('no backend loads scripts from elsewhere', () => {
  expect(directive(editorPolicy(github).policy, 'script-src')).toBe("script-src 'self' 'unsafe-eval'");
});
