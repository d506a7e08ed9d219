import { editorPolicy } from '../../../src/build/hosts/folder-policies';

const github = { backend: 'github', repository: 'a/b', branch: 'main', authUrl: 'https://login.agency.example' } as const;

const directive = (policy: string, name: string) => policy.split('; ').find((text) => text.startsWith(`${name} `));

test('the policy of a GitHub editor allows GitHub, the login service and the login popup', () => {
  const { under, policy, headers } = editorPolicy(github);
  expect(under).toBe('/admin/');
  expect(directive(policy, 'connect-src')).toBe(
    "connect-src 'self' blob: https://api.github.com https://www.githubstatus.com https://login.agency.example",
  );
  expect(directive(policy, 'img-src')).toContain('https://avatars.githubusercontent.com');
  expect(headers).toMatchObject({ 'Cross-Origin-Opener-Policy': 'same-origin-allow-popups', 'X-Robots-Tag': 'noindex' });
});

test('the editor policy allows no scripts from other hosts', () => {
  expect(directive(editorPolicy(github).policy, 'script-src')).toBe("script-src 'self' 'unsafe-eval'");
});
