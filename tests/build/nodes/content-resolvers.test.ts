/** @jest-environment jsdom */
import type { CreateResolversArgs } from 'gatsby';
import { createContentResolvers } from '../../../src/build/nodes/content-resolvers';

type Resolver = { resolve: (source: { markdown: string }, args: object, context: object) => unknown };

/** The resolvers of a body's fields. */
function bodyResolvers(): Record<'html' | 'headings' | 'words', Resolver> {
  const createResolvers = jest.fn();
  createContentResolvers({ createResolvers } as unknown as CreateResolversArgs);
  return createResolvers.mock.calls[0][0].Body;
}

test('the HTML, headings and words of each body are its own, in any order', async () => {
  const { html, headings, words } = bodyResolvers();
  const context = { nodeModel: { findOne: async () => null } };
  const [one, other] = [{ markdown: '## One heading\n\nText' }, { markdown: '## Another\n\nMore text of it' }];
  expect(await html.resolve(one, {}, context)).toBe('<h2 id="one-heading">One heading</h2>\n<p>Text</p>');
  expect(headings.resolve(other, {}, context)).toEqual([{ id: 'another', text: 'Another', depth: 2 }]);
  expect(headings.resolve(one, {}, context)).toEqual([{ id: 'one-heading', text: 'One heading', depth: 2 }]);
  expect(await html.resolve(other, {}, context)).toBe('<h2 id="another">Another</h2>\n<p>More text of it</p>');
  expect([words.resolve(one, {}, context), words.resolve(other, {}, context)]).toEqual([3, 5]);
});
