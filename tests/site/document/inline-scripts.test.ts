import { inlineScripts } from '../../../src/site/document/inline-scripts';

test.each(Object.entries(inlineScripts))(
  'the inline script %s has no comments, which would be in every page, and is still one that runs',
  (_, script) => {
    expect(script).not.toMatch(/^\s*\/\//m);
    expect(() => new Function(script)).not.toThrow();
  },
);
