const { createHash } = require('node:crypto');
const { relative } = require('node:path');

/**
 * A Babel plugin that gives each `styled` component of this site its own class, derived from its file and its position in
 * it: `styled(Link)(look)` becomes `styled(Link, 'x1a2b3c0', 'src/file.tsx:12', look)`. With `drop`, the styles themselves are
 * left out of the bundle, because the build has already compiled them to CSS (`compile-styles.ts`). What would be lost by that
 * stops the build with its file and line.
 */
module.exports = ({ types: t }, { drop = false }) => {
  const stem = (file) => createHash('sha1').update(relative(process.cwd(), file)).digest('hex').slice(0, 6);

  const importsFrom = (source, program) =>
    program.get('body').filter((statement) => statement.isImportDeclaration() && statement.node.source.value === source);

  const namesFrom = (source, program) => importsFrom(source, program).flatMap(({ node }) => node.specifiers.map(({ local }) => local.name));

  const refuse = (path, what) => {
    throw path.buildCodeFrameError(`${what} cannot be compiled (docs/decisions/0007-styles-are-compiled.md)`);
  };

  const thrown = (place) => {
    const message = t.stringLiteral(`${place}: a style created at runtime was not compiled.`);
    const error = t.newExpression(t.identifier('Error'), [message]);
    return t.callExpression(t.arrowFunctionExpression([], t.blockStatement([t.throwStatement(error)])), []);
  };

  /** The only file with global styles. */
  const holdsGlobals = (file) => /[\\/]global-styles\.tsx$/.test(file);

  const isType = ({ node }) => node.importKind === 'type';
  const compiled = ['css', 'keyframes', 'Global'];

  function checkImport(specifier, filename) {
    const name = specifier.node.imported?.name;
    if (!isType(specifier) && !compiled.includes(name)) refuse(specifier, `${name ?? 'All'} of @emotion/react`);
    if (name === 'Global' && !holdsGlobals(filename)) refuse(specifier, 'A second Global');
  }

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

  /** Rewrites the styled components of a file, and the calls of emotion that make styles. */
  function rewriteStyles(program, filename) {
    const [styled] = namesFrom('@emotion/styled', program);
    const emotion = namesFrom('@emotion/react', program);
    const placeOf = (node) => `${relative(process.cwd(), filename)}:${node.loc?.start.line}`;
    let count = 0;
    const rewriteComponent = (path, called, tag) => {
      if (called.arguments?.length > 1) refuse(path, 'An option of styled');
      const styles = drop ? [] : [t.stringLiteral(placeOf(path.node)), ...stylesOf(path.node)];
      const target = t.stringLiteral(`x${stem(filename)}${count++}`);
      path.replaceWith(t.addComment(t.callExpression(t.identifier(styled), [tag, target, ...styles]), 'leading', '#__PURE__'));
    };
    // A function may make styles while modules are evaluated, which the build has done; in the browser it would make none.
    const dropStyles = (path) => path.replaceWith(path.getFunctionParent() ? thrown(placeOf(path.node)) : t.identifier('undefined'));
    const rewrite = (path) => {
      const called = path.node.tag ?? path.node.callee;
      const tag = tagOf(called, styled);
      if (tag) rewriteComponent(path, called, tag);
      else if (drop && emotion.includes(called.name)) dropStyles(path);
    };
    const refuseCssProp = (path) => path.node.name.name === 'css' && refuse(path, 'The prop css');
    program.traverse({ TaggedTemplateExpression: rewrite, CallExpression: rewrite, JSXAttribute: refuseCssProp });
  }

  return {
    name: 'styled-targets',
    visitor: {
      Program(program, { filename }) {
        const imports = importsFrom('@emotion/react', program).filter((statement) => !isType(statement));
        for (const specifier of imports.flatMap((statement) => statement.get('specifiers'))) checkImport(specifier, filename);
        rewriteStyles(program, filename);
        // The references have changed; with the old ones, TypeScript's plugin would take the import for a type-only one.
        program.scope.crawl();
      },
    },
  };
};
