/** The parts of Gatsby that the translation plugin uses; aliasing it to this file keeps the rest out of the bundles. */
export { Link, navigate, withPrefix } from 'gatsby-link';
