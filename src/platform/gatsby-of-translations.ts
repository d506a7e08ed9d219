/** What the translation plugin uses of Gatsby; through here, bundles hold no more than it. */
export { default as Link, navigate, withPrefix } from 'gatsby-link';
