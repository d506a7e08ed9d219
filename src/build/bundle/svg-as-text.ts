const drawings = /[\\/]src[\\/]site[\\/].+\.svg$/;

type Rule = { test?: unknown; exclude?: RegExp; type?: string };

/** Makes imports of the site's SVG files their text; Gatsby's own rule for pictures would make them addresses. */
export function svgAsText<Config extends { module?: { rules?: unknown[] } }>(config: Config): Config {
  const rules = (config.module?.rules ?? []) as Rule[];
  for (const rule of rules) if (rule.test instanceof RegExp && rule.test.test('drawing.svg')) rule.exclude = drawings;
  rules.push({ test: drawings, type: 'asset/source' });
  return config;
}
