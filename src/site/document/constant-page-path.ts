import { cloneElement, isValidElement, type ReactElement, type ReactNode } from 'react';
import { inlineScripts } from './inline-scripts';

type ScriptProps = { id?: string; dangerouslySetInnerHTML?: { __html: string } };

const assignment = /^\/\*<!\[CDATA\[\*\/window\.pagePath=("(?:[^"\\]|\\.)*");\/\*\]\]>\*\/$/;

/**
 * Gatsby writes the page's path into an inline script, which would need one hash per page in the content security policy.
 * This moves the path into an attribute of the tag and leaves a constant text. `components` is the result of
 * `getPostBodyComponents()` in `onPreRenderHTML`. Returns the components unchanged if there is no such script, as in
 * `gatsby develop`. Throws if Gatsby's script has changed.
 */
export function withConstantPagePath<Node extends ReactNode>(components: readonly Node[]): (Node | ReactElement)[] {
  return components.map((component) => {
    if (!isValidElement<ScriptProps>(component) || component.props.id !== 'gatsby-script-loader') return component;
    const text = component.props.dangerouslySetInnerHTML?.__html ?? '';
    if (text === inlineScripts.pagePath) return component;
    const [, quoted] = assignment.exec(text) ?? [];
    if (quoted === undefined) throw new Error(`Gatsby's page path script has changed: ${text.slice(0, 120)}`);
    const constant = { 'data-page-path': JSON.parse(quoted), dangerouslySetInnerHTML: { __html: inlineScripts.pagePath } };
    return cloneElement(component, constant);
  });
}
