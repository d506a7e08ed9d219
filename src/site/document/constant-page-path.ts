import { fieldIn, isRecord } from '../../contract/objects';

type Props = Readonly<Record<string, unknown>>;

/** The parts of a React element that are read here. */
type ElementLike = { type: unknown; key: string | null; props: Props };

const assignment = /^\/\*<!\[CDATA\[\*\/window\.pagePath=("(?:[^"\\]|\\.)*");\/\*\]\]>\*\/$/;

/** Reads the path from the script's own tag, so that its text is the same on every page. */
export const pagePathScript = 'window.pagePath=document.currentScript.dataset.pagePath;';

/**
 * Gatsby writes the page's path into an inline script, which would need one hash per page in the content security policy.
 * This moves the path into an attribute of the tag and leaves a constant text. `components` is the result of
 * `getPostBodyComponents()` in `onPreRenderHTML`; `createElement` is React's. Returns the components unchanged if there is
 * no such script, as in `gatsby develop`. Throws if Gatsby's script has changed.
 */
export function withConstantPagePath<Node>(components: readonly Node[], createElement: (type: 'script', props: Props) => Node): Node[] {
  return components.map((component) => {
    const script = gatsbyScript(component);
    if (!script) return component;
    const [, quoted] = assignment.exec(script.text) ?? [];
    if (quoted === undefined) throw new Error(`Gatsby's page path script has changed: ${script.text.slice(0, 120)}`);
    return createElement('script', {
      ...script.props,
      key: script.key,
      'data-page-path': JSON.parse(quoted),
      dangerouslySetInnerHTML: { __html: pagePathScript },
    });
  });
}

function gatsbyScript(component: unknown): { key: string | null; props: Props; text: string } | undefined {
  if (!isElement(component) || component.type !== 'script' || component.props.id !== 'gatsby-script-loader') return undefined;
  const { dangerouslySetInnerHTML, ...props } = component.props;
  const text = fieldIn(dangerouslySetInnerHTML, '__html');
  return typeof text === 'string' && text !== pagePathScript ? { key: component.key, props, text } : undefined;
}

const isElement = (value: unknown): value is ElementLike => isRecord(value) && 'type' in value && isRecord(value.props);
