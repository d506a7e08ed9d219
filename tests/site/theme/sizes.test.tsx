/** @jest-environment jsdom */
import { render, screen } from '@testing-library/react';
import { TextWrapper, Wrapper } from '../../../src/site/components/wrapper';
import { Header } from '../../../src/site/frame/header';
import { CallToAction } from '../../../src/site/sections/call-to-action';
import { CaseHero } from '../../../src/site/sections/case-study/case-hero';
import { PageHero } from '../../../src/site/sections/page-hero';
import { ContactDialogProvider } from '../../../src/site/session/contact-dialog-state';
import { styleAt } from './style-at';

jest.mock('../../../src/site/edge/public-settings', () => ({ publicSettings: { languages: ['en'] } }));

const px = (value: string) => Number.parseFloat(value);

/** The width that a container leaves for its content. */
const contentAt = (container: Element, width: number) =>
  Math.min(width, px(styleAt(container, 'max-width', width))) - 2 * px(styleAt(container, 'padding-inline', width));

test.each([
  [320, 16],
  [599, 16],
  [600, 40],
  [1023, 40],
  [1024, 64],
  [1279, 64],
  [1280, 80],
  [1440, 80],
])('in a window %i px wide, a section has %i px at each side', (width, padding) => {
  render(<Wrapper>Text</Wrapper>);
  expect(px(styleAt(screen.getByText('Text'), 'padding-inline', width))).toBe(padding);
});

test.each([
  ['a page', 1280, Wrapper],
  ['running text', 950, TextWrapper],
])('the content of %s is at most %i px wide, at any width of the window', (_, limit, Container) => {
  render(<Container>Text</Container>);
  const container = screen.getByText('Text');
  const widths = Array.from({ length: 2000 - 320 }, (_, index) => contentAt(container, 320 + index));
  expect(Math.max(...widths)).toBe(limit);
});

test('a page is at most 1440 px wide', () => {
  render(<Wrapper>Text</Wrapper>);
  expect(styleAt(screen.getByText('Text'), 'max-width', 2000)).toBe('1440px');
});

const study: Queries.CaseHeroFragment = { client: '', heading: 'Heading', subtitle: '', tags: [], facts: null, cover: null };

test.each([
  ['a case study', <CaseHero key="case" study={study} />],
  ['another page', <PageHero key="page" heading="Heading" />],
])('%s begins 88 px below the header', (_, hero) => {
  const { container } = render(hero);
  expect(styleAt(container.querySelector('section > div') ?? container, 'padding-top', 1440)).toBe('88px');
});

const showCallToAction = () => render(<CallToAction />, { wrapper: ContactDialogProvider });

test.each([
  [320, '100%'],
  [599, '100%'],
  [600, '264px'],
  [1023, '264px'],
  [1024, '296px'],
  [1440, '296px'],
])('in a window %i px wide, the call to action is %s wide and 64 px high', (width, expected) => {
  showCallToAction();
  const link = screen.getByRole('link');
  expect([styleAt(link, 'width', width), styleAt(link, 'min-height', width)]).toEqual([expected, '64px']);
});

test('the call to action enters within 0.4 s, after 0.6 s', () => {
  showCallToAction();
  expect(styleAt(screen.getByRole('link'), 'animation', 1440)).toMatch(/ 0\.4s .* 0\.6s backwards$/);
});

test.each([
  [1050, 'a panel of its own', ['absolute', false]],
  [1051, 'part of the header', ['', true]],
])('in a window %i px wide, the menu is %s', (width, _, expected) => {
  render(<Header cta={null} />, { wrapper: ContactDialogProvider });
  const menu = screen.getByRole('navigation', { hidden: true });
  expect([styleAt(menu, 'position', width), styleAt(menu, 'padding', width) === '0']).toEqual(expected);
});
