import { languageFileLoader } from '../../../src/site/words/language-file-loader';

/** A source of strings that answers on demand and records what was requested when. */
function heldSource() {
  const begin = Date.now();
  const asked: { afterMs: number; answer: (words: object) => void; fail: () => void }[] = [];
  const importWords = () =>
    new Promise<object>((answer, reject) => {
      asked.push({ afterMs: Date.now() - begin, answer, fail: () => reject(new Error('offline')) });
    });
  return { asked, importWords };
}

const settle = () => jest.advanceTimersByTimeAsync(0);

beforeEach(() => jest.useFakeTimers());
afterEach(() => jest.useRealTimers());

test('strings are available after loading and are requested once', async () => {
  const importWords = jest.fn(async (_language: string, file: string) =>
    file === 'siteData' ? { paths: ['/'] } : { nav: { home: 'Home' } },
  );
  const words = languageFileLoader(importWords);
  expect(words.wordsIn('en')).toBeUndefined();
  await Promise.all([words.load('en'), words.load('en')]);
  await words.load('en');
  expect(words.wordsIn('en')).toEqual({ nav: { home: 'Home' } });
  expect(words.translatorIn('en')('nav.home')).toBe('Home');
  expect(words.siteDataIn('en')).toEqual({ paths: ['/'] });
  expect(importWords).toHaveBeenCalledTimes(2);
});

test('strings that fail to load are retried five times, after 350 ms and then with doubled pauses', async () => {
  const begin = Date.now();
  const times: number[] = [];
  const words = languageFileLoader(async (_language, file) => {
    if (file === 'siteData') return {};
    times.push(Date.now() - begin);
    throw new Error('offline');
  });
  const loaded = expect(words.load('en')).rejects.toThrow('The interface strings for "en" did not load');
  await jest.advanceTimersByTimeAsync(60_000);
  await loaded;
  expect(times).toEqual([0, 350, 1_050, 2_450, 5_250, 10_850]);
});

test('strings that failed all retries can be requested again', async () => {
  let online = false;
  const words = languageFileLoader(async () => {
    if (!online) throw new Error('offline');
    return { nav: { home: 'Home' } };
  });
  const failed = expect(words.load('en')).rejects.toThrow();
  await jest.advanceTimersByTimeAsync(60_000);
  await failed;
  online = true;
  await words.load('en');
  expect(words.wordsIn('en')).toEqual({ nav: { home: 'Home' } });
});

test('at most ten files of strings are loaded at once', async () => {
  const { asked, importWords } = heldSource();
  const words = languageFileLoader(importWords);
  for (let index = 0; index < 25; index += 1) void words.load(`x${index}`);
  await settle();
  expect(asked).toHaveLength(10);
  asked[0]?.answer({});
  await settle();
  expect(asked).toHaveLength(11);
});
