/** Limits of Cloudflare Pages for `_headers` and `_redirects`, beyond which it ignores rules; lines are measured in characters. */
export const cloudflareLimits = { headerRules: 100, redirects: 2000, line: 2000 } as const;
