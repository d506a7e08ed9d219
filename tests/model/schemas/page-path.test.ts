import { renderMarkdown } from '../../../src/model/reading/render-markdown';
import { pagePath } from '../../../src/model/schemas/shared';

test.each(['The year 2026', 'Où est-ce\u202f?', 'Über uns', 'サービス'])('a link may lead to the heading %j of a page', (heading) => {
  const [{ id } = { id: '' }] = renderMarkdown(`## ${heading}`).headings;
  expect(pagePath.safeParse(`/about-us/#${id}`)).toMatchObject({ success: true });
});

test.each(['about-us', '/about-us', '/About-us/', '/über-uns/', '/about-us/#', '/about-us/#two words', '/about-us/#one#two'])(
  'a link to %j is rejected',
  (path) => {
    expect(pagePath.safeParse(path).success).toBe(false);
  },
);
