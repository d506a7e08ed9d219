import { type Headers as ExpectedHeaders, type PathPolicy, responseHeaders } from '../../build/hosts/response-table';
import { listKey } from './deploy-plan';
import { withoutOtherHashes } from './kept-hashes';

export type Seen = { path: string; status: number; headers: Headers; body: string };
type Expected = { path: string; status: number; body?: string };

/** The deploy's own list of files, which visitors must not be able to read. */
const listPath = `/${listKey('files.json')}`;

/**
 * What must hold on the live site after a deploy of this build; `hashedFile` is the path of one of its files,
 * `appData` the contents of its `app-data.json`.
 */
export function expectations(hashedFile: string | undefined, appData: string): Expected[] {
  return [
    { path: '/', status: 200 },
    { path: '/page-data/app-data.json', status: 200, body: appData },
    ...(hashedFile ? [{ path: hashedFile, status: 200 }] : []),
    { path: '/no-such-page/', status: 404 },
    { path: '/app-00000000000000000000.js', status: 404 },
    { path: listPath, status: 404 },
  ];
}

/** One line for each deviation from the response table. */
export function liveProblems(seen: readonly Seen[], expected: readonly Expected[], policies: readonly PathPolicy[]): string[] {
  return expected.flatMap((wanted) => {
    const response = seen.find(({ path }) => path === wanted.path);
    if (!response) return [`${wanted.path} does not answer.`];
    // Stores deny access with different statuses.
    if (wanted.path === listPath) return response.status < 400 ? [`${listPath} is publicly readable.`] : [];
    return [...contentProblems(response, wanted), ...headerProblems(response, responseHeaders(wanted.path, wanted.status, policies))];
  });
}

function contentProblems({ path, status, body }: Seen, expected: Expected): string[] {
  return [
    ...(status === expected.status ? [] : [`${path} has status ${status}, expected ${expected.status}.`]),
    ...(expected.body === undefined || body === expected.body ? [] : [`${path} is not from this build.`]),
  ];
}

/** The policy may allow more scripts than this build has: those of earlier builds. */
function headerProblems({ path, status, headers }: Seen, expected: ExpectedHeaders): string[] {
  return Object.entries(expected).flatMap(([name, value]) => {
    const found = headers.get(name);
    const compared = found && name === 'Content-Security-Policy' ? withoutOtherHashes(found, value) : found;
    // Cloudflare Pages never caches errors, whatever the rules.
    const isKeptNowhere = name === 'Cache-Control' && status >= 400 && found === 'no-store';
    return compared === value || isKeptNowhere ? [] : [`${path} has the header ${name}: ${found ?? 'none'}, expected ${value}.`];
  });
}
