/** The entry of gatsby-plugin-react-i18next as an ES module, so that bundles include only what is used. */
export { I18nextContext } from 'gatsby-plugin-react-i18next/dist/i18nextContext';
export { Link } from 'gatsby-plugin-react-i18next/dist/Link';
export { useI18next } from 'gatsby-plugin-react-i18next/dist/useI18next';
export * from 'react-i18next';
