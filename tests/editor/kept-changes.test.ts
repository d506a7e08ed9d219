import { localApi } from '../../src/editor/backend';
import { withChangesKept } from '../../src/editor/client/kept-changes';

/** A tab of the editor, on a computer with these files. */
function tab(files: Map<string, string>) {
  const ask = withChangesKept(async (_, options) => {
    const { action, params } = JSON.parse(String(options?.body));
    if (action === 'getEntry') return Response.json({ data: files.get(params.path) ?? null });
    for (const { path, raw } of params.dataFiles) files.set(path, raw);
    return Response.json({ message: 'entry persisted' });
  });
  const send = (body: object) => ask(localApi, { method: 'POST', body: JSON.stringify(body) });
  return {
    open: (path: string) => send({ action: 'getEntry', params: { path } }),
    save: (...dataFiles: { path: string; raw: string }[]) => send({ action: 'persistEntry', params: { dataFiles } }),
  };
}

const path = 'page.md';
const translation = 'page.es.md';

test('a page that has changed since this tab opened it is not written over, nor are its translations', async () => {
  const files = new Map([[path, 'old']]);
  const [one, other] = [tab(files), tab(files)];
  for (const each of [path, translation]) await other.open(each);
  await one.open(path);
  await one.save({ path, raw: 'of the first tab' });
  const refused = await other.save({ path: translation, raw: 'a translation' }, { path, raw: 'of the second tab' });
  expect([refused.ok, await refused.json()]).toEqual([false, { error: expect.stringMatching(/^Someone has saved a change to this page/) }]);
  expect([...files]).toEqual([[path, 'of the first tab']]);
});

test('a page is saved as often as its writer likes, and again once it was opened again', async () => {
  const files = new Map([[path, 'old']]);
  const { open, save } = tab(files);
  await open(path);
  for (const raw of ['once', 'twice']) expect((await save({ path, raw })).ok).toBe(true);
  files.set(path, 'of a colleague');
  expect((await save({ path, raw: 'three times' })).ok).toBe(false);
  await open(path);
  expect((await save({ path, raw: 'both' })).ok).toBe(true);
  expect(files.get(path)).toBe('both');
});

test('a new page is saved', async () => {
  const files = new Map<string, string>();
  const { open, save } = tab(files);
  await open(path);
  expect((await save({ path, raw: 'new' }, { path: translation, raw: 'new, too' })).ok).toBe(true);
  expect(files.size).toBe(2);
});
