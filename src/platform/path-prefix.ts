/** The one function of Gatsby's that the translation plugin calls; through here, bundles hold no more than it. */
export { withPrefix } from 'gatsby-link';
