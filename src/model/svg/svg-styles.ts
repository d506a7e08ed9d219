import { idleProperty, presentationAttributes } from './svg-vocabulary';

/** Presentation attributes by name. */
export type PresentationAttributes = Record<string, string>;

/** The rules of a style element by class, in source order; undefined if a selector is anything but single classes. */
export function classLooks(css: string): Map<string, PresentationAttributes> | undefined {
  const rules = css.replace(/\/\*[\s\S]*?\*\//g, '').trim();
  if (!/^(\.[\w-]+(\s*,\s*\.[\w-]+)*\s*\{[^{}]*\}\s*)*$/.test(rules)) return undefined;
  const looks = new Map<string, PresentationAttributes>();
  for (const [, classes = '', declarations = ''] of rules.matchAll(/([^{}]+)\{([^{}]*)\}/g)) {
    const look = lookOf(declarations);
    if (!look) return undefined;
    for (const name of classes.split(',')) looks.set(name.trim().slice(1), { ...looks.get(name.trim().slice(1)), ...look });
  }
  return looks;
}

/** A color that older browsers do not know, for example `color(display-p3 0.23 0.36 0.86)`. */
export const isNewColor = (value: string): boolean => /^\s*(color|color-mix|(ok)?lab|(ok)?lch|hwb)\(/i.test(value);

/** Whether a declaration changes nothing in a drawing. */
const isIdle = (name: string, text: string) => name === '' || idleProperty.test(name) || (name === 'mix-blend-mode' && text === 'normal');

/**
 * Converts declarations, for example `fill:#fff;stroke:none`, to attributes; undefined if a property is not a presentation attribute.
 * Of a property with a fallback, as Figma writes it for Display P3, the fallback is used.
 */
export function lookOf(declarations: string): PresentationAttributes | undefined {
  const look: PresentationAttributes = {};
  for (const declaration of declarations.split(';')) {
    const [property = '', ...value] = declaration.split(':');
    const name = property.trim().toLowerCase();
    const [text = ''] = value.map((part) => part.trim());
    if (isIdle(name, text)) continue;
    if (!presentationAttributes.has(name) || value.length !== 1) return undefined;
    if (look[name] === undefined || !isNewColor(text)) look[name] = text;
  }
  return look;
}

const functions = /^(var|matrix|translate[xy]?|scale[xy]?|rotate|skew[xy]?|rgba?|hsla?)$/i;
const ownReference = /url\(\s*(["']?)#([^"'()\\]+)\1\s*\)/g;

/** Whether a value loads nothing and references only its own drawing, for example `url(#gradient)`. CSS reads escapes as letters. */
export function isLocalValue(value: string): boolean {
  // Nearly all values have no parenthesis; searching the long ones of paths for names of functions takes quadratic time.
  if (!/[(\\]/.test(value)) return true;
  const rest = value.replace(ownReference, '');
  return !rest.includes('\\') && [...rest.matchAll(/([^\s,;()]*)\(/g)].every(([, name = '']) => functions.test(name));
}

/** A value with the ids it references replaced. */
export const withIds = (value: string, idOf: (id: string) => string) =>
  value.replace(ownReference, (_, _quote: string, id: string) => `url(#${idOf(id)})`);
