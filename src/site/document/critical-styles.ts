import type { CompiledStyles } from '../theme/compiled-styles';

/** Returns the CSS that a page's HTML needs: the global rules, and the rules of each of its components, each once. */
export function criticalStyles({ global, components }: CompiledStyles, html: string): string {
  const classes = new Set([...html.matchAll(/ class="([^"]*)"/g)].flatMap(([, names = '']) => names.split(' ')));
  const shown = components.filter(({ target }) => classes.has(target));
  return global + [...new Set(shown.flatMap(({ rules }) => rules))].join('');
}
