import { graphql, useStaticQuery } from 'gatsby';
import type { ReactNode } from 'react';

type PageHeadProps = {
  title: string;
  description: string;
  /** The page's path, for its canonical address. */
  path: string;
  kind?: 'website' | 'article';
  /** Fallback pages are not for search engines. */
  indexed?: boolean;
  children?: ReactNode;
};

/** The head tags of a page; goes into a page's `Head` export. */
export function PageHead({ title, description, path, kind = 'website', indexed = true, children }: PageHeadProps) {
  const { brand, site } = useStaticQuery<Queries.HeadQuery>(graphql`
    query Head {
      brand {
        name
      }
      site {
        siteMetadata {
          siteUrl
        }
      }
    }
  `);
  const name = brand?.name ?? '';
  const address = `${site?.siteMetadata?.siteUrl ?? ''}${path}`;
  return (
    <>
      <title>{`${title} | ${name}`}</title>
      <meta name="description" content={description} />
      {indexed ? <link rel="canonical" href={address} /> : <meta name="robots" content="noindex" />}
      <meta property="og:type" content={kind} />
      <meta property="og:site_name" content={name} />
      <meta property="og:title" content={title} />
      <meta property="og:description" content={description} />
      <meta property="og:url" content={address} />
      <meta property="og:locale" content="en_US" />
      <meta name="twitter:card" content="summary_large_image" />
      {children}
    </>
  );
}
