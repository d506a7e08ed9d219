import type { BrandColors } from '../../model/brand/brand-colors';
import { defaultLanguageOf } from '../../model/site-languages';

const picture = (src: string, side: number) => ({ src, sizes: `${side}x${side}`, type: 'image/png' });

export type ManifestFacts = { name: string; tagline: string; languages: readonly string[] };

/** The contents of `manifest.webmanifest`. */
export function webManifest({ name, tagline, languages }: ManifestFacts, { ground }: BrandColors): string {
  const manifest = {
    name,
    short_name: name,
    description: tagline,
    lang: defaultLanguageOf({ languages }),
    start_url: '/',
    display: 'browser',
    background_color: ground,
    theme_color: ground,
    icons: [
      { src: '/favicon.svg', sizes: 'any', type: 'image/svg+xml' },
      picture('/icon-192.png', 192),
      picture('/icon-512.png', 512),
      { ...picture('/icon-512-maskable.png', 512), purpose: 'maskable' },
    ],
  };
  return `${JSON.stringify(manifest, null, 2)}\n`;
}
