import { dataFiles, type Peer } from './peer';
import { sampleStyles } from './sample-styles';

const links = `---
const { links } = Astro.props;
---
<ul>{links.map(({ label, path }) => <li><a href={path}>{label}</a></li>)}</ul>
`;

const layout = `---
import frame from '../../data/frame.json';
import Links from '../components/links.astro';
import '../styles.css';

const { title, description } = Astro.props;
const { language, name, menu, footer, form, action } = frame;
---
<!doctype html>
<html lang={language}>
  <head>
    <meta charset="utf-8" />
    <meta name="viewport" content="width=device-width,initial-scale=1" />
    <title>{title}</title>
    <meta name="description" content={description} />
  </head>
  <body>
    <header>
      <a href="/">{name}</a>
      <details><summary>{menu.label}</summary><nav><Links links={menu.links} /></nav></details>
    </header>
    <slot />
    <footer>
      <div class="groups">
        {footer.map(({ title, links }) => <section><h2>{title}</h2><Links links={links} /></section>)}
      </div>
      <form method="post" action={action.path}>
        <label for="email">{form.label}</label>
        <input id="email" type="email" name="email" required />
        <button type="submit">{form.button}</button>
      </form>
    </footer>
  </body>
</html>
`;

const page = `---
import frame from '../../data/frame.json';
import pages from '../../data/pages.json';
import Layout from '../layouts/layout.astro';

export const getStaticPaths = () =>
  pages.map((page) => ({ params: { path: page.path.replace(/^\\/|\\/$/g, '') || undefined }, props: { page } }));

const { title, description, heading, text, html, cards } = Astro.props.page;
---
<Layout title={title} description={description}>
  <main>
    <h1>{heading}</h1>
    <p>{text}</p>
    {cards.length > 0 ? (
      <p><a class="action" href={frame.action.path}>{frame.action.label}</a></p>
      <div class="cards">
        {cards.map((card) => <section><h2><a href={card.path}>{card.label}</a></h2><p>{card.text}</p></section>)}
      </div>
    ) : (
      <div class="text" set:html={html} />
    )}
  </main>
</Layout>
`;

/** Astro as it comes, which does not prefetch. Its newest major, 7, needs Node 22, but this project runs on 20 too. */
export const astro: Peer = {
  title: 'Astro',
  manifest: { type: 'module', dependencies: { astro: '5.18.2' } },
  build: 'astro build',
  output: 'dist',
  immutable: ['/_astro/*'],
  files: (sample) => ({
    ...dataFiles(sample),
    'astro.config.mjs': "export default { trailingSlash: 'always' };\n",
    'src/styles.css': sampleStyles,
    'src/components/links.astro': links,
    'src/layouts/layout.astro': layout,
    'src/pages/[...path].astro': page,
  }),
};
