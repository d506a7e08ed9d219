/**
 * Mozilla's HTTP Observatory without network access: reads `{ host, headers, html }` from stdin, treats it as served over
 * HTTPS with HTTP redirecting to it, and writes `{ grade, score, failed }`.
 */
import fs from 'node:fs';

// The HSTS preload list is downloaded by the package's install script, which does not run here. The site is graded as not preloaded.
const readFile = fs.readFileSync;
fs.readFileSync = (path, ...rest) => (String(path).endsWith('hsts-preload.json') ? '{}' : readFile(path, ...rest));

const { ALL_TESTS } = await import('@mdn/mdn-http-observatory/src/constants.js');
const { MINIMUM_SCORE_FOR_EXTRA_CREDIT } = await import('@mdn/mdn-http-observatory/src/grader/charts.js');
const { getGradeForScore, getScoreModifier } = await import('@mdn/mdn-http-observatory/src/grader/grader.js');
const { parseHttpEquivHeaders } = await import('@mdn/mdn-http-observatory/src/retriever/utils.js');
const { Requests } = await import('@mdn/mdn-http-observatory/src/types.js');

const { host, headers, html } = JSON.parse(readFile(0, 'utf8'));
const secure = new URL(`https://${host}/`);
// Axios headers have a `get` method in addition to their properties.
Object.defineProperty(headers, 'get', { value: (name) => headers[name], enumerable: false });
const response = { status: 200, headers, verified: true, httpEquiv: parseHttpEquivHeaders(html, secure.href) };
const requests = new Requests(host);
requests.session = { url: secure };
requests.resources.path = html;
Object.assign(requests.responses, {
  auto: response,
  https: response,
  http: response,
  cors: response,
  httpRedirects: [
    { url: new URL(`http://${host}/`), status: 301 },
    { url: secure, status: 200 },
  ],
  httpsRedirects: [{ url: secure, status: 200 }],
});

const results = ALL_TESTS.map((test) => test(requests));
const modifiers = results.map(({ result }) => getScoreModifier(result));
const sum = (numbers) => numbers.reduce((total, number) => total + number, 0);
// Extra credit counts only from an A up, as in the package's own scan.
const plain = 100 + sum(modifiers.filter((modifier) => modifier < 0));
const { grade, score } = getGradeForScore(plain >= MINIMUM_SCORE_FOR_EXTRA_CREDIT ? 100 + sum(modifiers) : plain);
process.stdout.write(JSON.stringify({ grade, score, failed: results.filter(({ pass }) => !pass).map(({ result }) => result) }));
