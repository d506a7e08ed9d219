const { createHash } = require('node:crypto');
const { relative } = require('node:path');

/**
 * A Babel plugin that gives each `styled` component of this site its own class, derived from its file and its position in
 * it: `styled(Link)(look)` becomes `styled(Link, 'x1a2b3c0', look)`. With `drop`, the styles themselves are left out of
 * the bundle, because the build has already compiled them to CSS (`compile-styles.ts`).
 */
module.exports = ({ types: t }, { drop = false }) => {
  const stem = (file) => createHash('sha1').update(relative(process.cwd(), file)).digest('hex').slice(0, 6);

  const importedFrom = (source, program) =>
    program
      .get('body')
      .filter((statement) => statement.isImportDeclaration() && statement.node.source.value === source)
      .flatMap(({ node }) => node.specifiers.map(({ local }) => local.name));

  /** The tag in `styled.div` or `styled(Link)`; undefined for any other expression. */
  const tagOf = (node, styled) => {
    if (t.isMemberExpression(node) && t.isIdentifier(node.object, { name: styled })) return t.stringLiteral(node.property.name);
    return t.isCallExpression(node) && t.isIdentifier(node.callee, { name: styled }) ? node.arguments[0] : undefined;
  };

  /** The styles of a template or a call, as arguments for a call of emotion. */
  const stylesOf = (node) => {
    if (!t.isTaggedTemplateExpression(node)) return node.arguments;
    const texts = node.quasi.quasis.map(({ value }) => t.stringLiteral(value.cooked));
    return [t.arrayExpression(texts), ...node.quasi.expressions];
  };

  return {
    name: 'styled-targets',
    visitor: {
      Program(program, { filename }) {
        const [styled] = importedFrom('@emotion/styled', program);
        const emotion = importedFrom('@emotion/react', program);
        let count = 0;
        const rewrite = (path) => {
          const { node } = path;
          const tag = tagOf(node.tag ?? node.callee, styled);
          if (tag) {
            const styles = drop ? [] : stylesOf(node);
            const target = t.stringLiteral(`x${stem(filename)}${count++}`);
            path.replaceWith(t.addComment(t.callExpression(t.identifier(styled), [tag, target, ...styles]), 'leading', '#__PURE__'));
          } else if (drop && emotion.includes((node.tag ?? node.callee).name)) path.replaceWith(t.identifier('undefined'));
        };
        program.traverse({ TaggedTemplateExpression: rewrite, CallExpression: rewrite });
        // The references have changed; with the old ones, TypeScript's plugin would take the import for a type-only one.
        program.scope.crawl();
      },
    },
  };
};
