import { localApi } from '../backend';

/** What a writer reads when someone else has changed an open page. */
export const taken = 'Someone has saved a change to this page since you opened it. Copy what you have not saved, then open the page again.';

type DataFile = { path: string; raw: string };
type Call = { action: string; params?: { path?: string; dataFiles?: DataFile[] } };

/**
 * A `fetch` that refuses to save a page if one of its files has changed since this tab read or wrote it, in another tab or another
 * program. Decap's local backend writes over anything.
 */
export function withChangesKept(ask: typeof fetch): typeof fetch {
  const known = new Map<string, string | null>();

  async function hasChanged(path: string, options?: RequestInit): Promise<boolean> {
    const body = JSON.stringify({ action: 'getEntry', params: { branch: 'main', path } });
    return known.has(path) && (await textIn(await ask(localApi, { ...options, body }))) !== known.get(path);
  }

  async function open(path: string, options?: RequestInit): Promise<Response> {
    const answer = await ask(localApi, options);
    if (answer.ok) known.set(path, await textIn(answer.clone()));
    return answer;
  }

  async function save(files: readonly DataFile[], options?: RequestInit): Promise<Response> {
    const changed = await Promise.all(files.map(({ path }) => hasChanged(path, options)));
    if (changed.includes(true)) return Response.json({ error: taken }, { status: 409 });
    const answer = await ask(localApi, options);
    if (answer.ok) for (const { path, raw } of files) known.set(path, raw);
    return answer;
  }

  return async (input, options) => {
    if (input !== localApi) return ask(input, options);
    const { action, params }: Call = JSON.parse(String(options?.body));
    if (action === 'getEntry' && params?.path) return open(params.path, options);
    if (action === 'persistEntry' && params?.dataFiles) return save(params.dataFiles, options);
    return ask(input, options);
  };
}

/** The text of the file in an answer; null if there is no such file. */
const textIn = async (answer: Response): Promise<string | null> => (await answer.json()).data ?? null;
