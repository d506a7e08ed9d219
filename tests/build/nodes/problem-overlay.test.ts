import type { IncomingMessage, ServerResponse } from 'node:http';
import { overlayText, serveProblems, showProblems } from '../../../src/build/nodes/problem-overlay';
import { contentPlace } from '../../../src/model/content-folder';

type Handler = (request: IncomingMessage, response: ServerResponse) => void;

const file = `${contentPlace()}/site.yml`;
const mistake = { file: 'site.yml', line: 3, field: 'name', found: 'nothing', expected: 'a name' };

/** A page subscribed to problems, as the server sees it. */
function listen() {
  const handlers = new Map<string, Handler>();
  serveProblems({ get: (path, handler) => handlers.set(path, handler) });
  const told: unknown[] = [];
  let leave = () => {};
  const request = {
    on: (_: string, left: () => void) => {
      leave = left;
    },
  };
  const response = { writeHead: () => response, write: (text: string) => told.push(JSON.parse(text.replace(/^data: /, ''))) };
  handlers.get('/__content/problems')?.(request as unknown as IncomingMessage, response as unknown as ServerResponse);
  return { told, leave: () => leave() };
}

test('the overlay starts with the file, then lists every mistake with its location', () => {
  expect(overlayText([mistake])).toBe(
    `${file}\n\n1 mistake in the content:\n\n${file}\n  line 3, name: found nothing;\n    expected a name\n`,
  );
  expect(overlayText([])).toBeNull();
});

test('a page receives the current mistakes at once, then every change until it closes', () => {
  showProblems([mistake]);
  const page = listen();
  showProblems([]);
  page.leave();
  showProblems([mistake]);
  expect(page.told).toEqual([expect.stringContaining('1 mistake'), null]);
});
