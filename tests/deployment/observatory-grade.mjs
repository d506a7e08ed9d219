/**
 * Mozilla's HTTP Observatory without its network: reads `{ host, headers, html }` from standard input, as they come over
 * HTTPS with plain HTTP redirected to it, and writes `{ grade, score, failed }`.
 */
import fs from 'node:fs';

// The list of preloaded hosts is fetched when the package is installed with scripts, which it is not here. The site is
// judged as one that stands on no list.
const readFile = fs.readFileSync;
fs.readFileSync = (path, ...rest) => (String(path).endsWith('hsts-preload.json') ? '{}' : readFile(path, ...rest));

const { ALL_TESTS } = await import('@mdn/mdn-http-observatory/src/constants.js');
const { MINIMUM_SCORE_FOR_EXTRA_CREDIT } = await import('@mdn/mdn-http-observatory/src/grader/charts.js');
const { getGradeForScore, getScoreModifier } = await import('@mdn/mdn-http-observatory/src/grader/grader.js');
const { parseHttpEquivHeaders } = await import('@mdn/mdn-http-observatory/src/retriever/utils.js');
const { Requests } = await import('@mdn/mdn-http-observatory/src/types.js');

const { host, headers, html } = JSON.parse(readFile(0, 'utf8'));
const secure = new URL(`https://${host}/`);
// Axios' headers have a reader beside their names.
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
// Extra credit counts from an A on, as in the package's own scan.
const plain = 100 + sum(modifiers.filter((modifier) => modifier < 0));
const { grade, score } = getGradeForScore(plain >= MINIMUM_SCORE_FOR_EXTRA_CREDIT ? 100 + sum(modifiers) : plain);
process.stdout.write(JSON.stringify({ grade, score, failed: results.filter(({ pass }) => !pass).map(({ result }) => result) }));
