import { inSentence } from '../../../src/site/words/in-sentence';

test.each([
  ['Technologies', 'en', 'technologies'],
  ['AI development', 'en', 'AI development'],
  ['Índices', 'es-MX', 'índices'],
  ['Technologien', 'de', 'Technologien'],
  ['Technologien', 'de-AT', 'Technologien'],
  ['Dealings', 'den', 'dealings'],
])('in mid-sentence, "%s" in %s reads "%s"', (title, language, expected) => {
  expect(inSentence(title, language)).toBe(expected);
});
