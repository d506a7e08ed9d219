import { type PathPolicy, responseHeaders } from './response-table';

export type Seen = { path: string; status: number; header: (name: string) => string | null; body: string };
export type Expected = { path: string; status: number; body?: string };

/**
 * What has to hold at the site's address after a deploy of this build; `hashedFile` is the path of one of its files,
 * `appData` the text of its `app-data.json`.
 */
export function expectations(hashedFile: string | undefined, appData: string): Expected[] {
  return [
    { path: '/', status: 200 },
    { path: '/page-data/app-data.json', status: 200, body: appData },
    ...(hashedFile ? [{ path: hashedFile, status: 200 }] : []),
    { path: '/no-such-page/', status: 404 },
    { path: '/app-00000000000000000000.js', status: 404 },
  ];
}

/** One line for each thing that is not as the response table says. */
export function liveProblems(seen: readonly Seen[], expected: readonly Expected[], policies: readonly PathPolicy[]): string[] {
  return expected.flatMap(({ path, status, body }) => {
    const response = seen.find((candidate) => candidate.path === path);
    if (!response) return [`${path} does not answer.`];
    const headers = Object.entries(responseHeaders(path, status, policies));
    return [
      ...(response.status === status ? [] : [`${path} has status ${response.status}, expected ${status}.`]),
      ...(body === undefined || response.body === body ? [] : [`${path} is not the one of this build.`]),
      ...headers.flatMap(([name, value]) =>
        response.header(name) === value ? [] : [`${path} has the header ${name}: ${response.header(name) ?? 'none'}, expected ${value}.`],
      ),
    ];
  });
}
