/** @jest-environment jsdom */
import { notePreviousPage, previousPage } from '../../../src/site/session/previous-page';

const referrer = jest.spyOn(document, 'referrer', 'get');

test.each([
  ['the site itself', 'http://localhost/services/a-service/?utm_source=x', '/services/a-service/'],
  ['another site', 'http://localhost.example/services/a-service/', null],
  ['nowhere', '', null],
])('a page that was loaded from %s', (_, from, path) => {
  referrer.mockReturnValue(from);
  expect(previousPage()).toBe(path);
});

test('a page that a link led to knows the one before, not where the visit began', () => {
  referrer.mockReturnValue('http://localhost/blog/');
  notePreviousPage('/pricing/');
  expect(previousPage()).toBe('/pricing/');
});
