import type { Page } from 'playwright/test';

/** An element: its path, for example `main > section > h2`, its own text, and its attributes and styles, one a line, `name: value`. */
type ShownElement = { path: string; text: string; classes: string; properties: string };

/**
 * emotion adds the first two for old browsers in development; they only apply to `display: -webkit-box`. The others repeat height
 * and width.
 */
const notCompared = ['-webkit-box-align', '-webkit-box-pack', 'block-size', 'inline-size'];

/** The properties that any style on the page sets; of all others, elements with the same tag and attributes have the same value. */
async function setProperties(page: Page): Promise<string[]> {
  const names = await page.evaluate(() => {
    const namesIn = (rules: CSSRuleList): string[] =>
      [...rules].flatMap((rule) => [
        ...('style' in rule ? (rule as CSSStyleRule).style : []),
        ...('cssRules' in rule ? namesIn((rule as CSSGroupingRule).cssRules) : []),
      ]);
    return [...document.styleSheets].flatMap((sheet) => namesIn(sheet.cssRules));
  });
  return names.filter((name) => !notCompared.includes(name));
}

/** All elements of a page in document order, with the values of some properties, also of `::before` and `::after`. */
function shownElements(page: Page, names: readonly string[]): Promise<ShownElement[]> {
  return page.evaluate((names) => {
    const frames = new Map(
      [...document.styleSheets]
        .flatMap((sheet) => [...sheet.cssRules])
        .filter((rule) => rule instanceof CSSKeyframesRule)
        .map((rule) => [rule.name, [...rule.cssRules].map(({ cssText }) => cssText).join(' ')]),
    );
    const stylesOf = (element: Element, pseudo = '') => {
      const style = getComputedStyle(element, pseudo || null);
      if (pseudo && style.content === 'none') return [`${pseudo} content: none`];
      const computed = (name: string) => style.getPropertyValue(name);
      // emotion names an animation after its variable in development only, so what it does is compared.
      const comparable = (name: string) => (name === 'animation-name' ? (frames.get(computed(name)) ?? computed(name)) : computed(name));
      return names.map((name) => `${pseudo} ${name}: ${comparable(name)}`.trim());
    };
    const attributesOf = (element: Element) =>
      [...element.attributes].filter(({ name }) => name !== 'class').map(({ name, value }) => `${name}=: ${value}`);
    const pathOf = (element: Element): string =>
      element.parentElement && element.id !== '___gatsby' ? `${pathOf(element.parentElement)} > ${element.localName}` : element.localName;
    const textOf = (element: Element) => [...element.childNodes].map((node) => (node instanceof Text ? node.data : '')).join('');
    // Development has style elements between the others.
    const shown = document.querySelectorAll('html, body, #___gatsby, #___gatsby *:not(style)');
    return [...shown].map((element) => ({
      path: pathOf(element),
      text: textOf(element).slice(0, 40),
      classes: element.getAttribute('class') ?? '',
      properties: [...attributesOf(element), ...stylesOf(element), ...stylesOf(element, '::before'), ...stylesOf(element, '::after')].join(
        '\n',
      ),
    }));
  }, names);
}

const byName = ({ properties }: ShownElement) =>
  new Map(properties.split('\n').map((line) => [line.slice(0, line.indexOf(': ')), line.slice(line.indexOf(': ') + 2)]));

function propertyDifferences(built: ShownElement, developed: ShownElement): string[] {
  if (built.properties === developed.properties) return [];
  const [own, other] = [byName(built), byName(developed)];
  // Where only one of the two has a pseudo-element, that is one difference.
  const isMissing = (name: string) => name.startsWith('::') && !(own.has(name) && other.has(name));
  const names = [...new Set([...own.keys(), ...other.keys()])].filter((name) => own.get(name) !== other.get(name) && !isMissing(name));
  // Only development's classes are readable.
  const place = `${built.path} "${built.text}" (${developed.classes})`;
  return names.map((name) => `${place}: ${name} is ${own.get(name)} in the build, ${other.get(name)} in development`);
}

function elementDifferences(built: readonly ShownElement[], developed: readonly ShownElement[]): string[] {
  const longest = built.length > developed.length ? built : developed;
  const at = longest.findIndex((_, index) => built[index]?.path !== developed[index]?.path);
  const same = at === -1 ? built : built.slice(0, at);
  const found = same.flatMap((element, index) => propertyDifferences(element, developed[index] ?? element));
  if (at === -1) return found;
  const [own, other] = [built[at], developed[at]].map((element) => (element ? `${element.path} "${element.text}"` : 'nothing more'));
  return [`The build has ${own} where development has ${other}`, ...found];
}

/** What differs between the elements of a page of the build and those of the same page in development, a sentence for each property. */
export async function differences(built: Page, developed: Page): Promise<string[]> {
  const names = [...new Set((await Promise.all([built, developed].map(setProperties))).flat())];
  return elementDifferences(...(await Promise.all([shownElements(built, names), shownElements(developed, names)])));
}
