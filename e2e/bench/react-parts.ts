/** What differs between the React tools: how a link is imported, and the property with its target. */
type LinkDialect = { imported: string; target: 'href' | 'to' };

/** The header and footer of the sample, as a React component. */
export const reactFrame = ({ imported, target }: LinkDialect) => `${imported}
import frame from '../data/frame.json';

function Links({ links }) {
  return <ul>{links.map(({ label, path }) => <li key={path + label}><Link ${target}={path}>{label}</Link></li>)}</ul>;
}

export function Frame({ children }) {
  const { name, menu, footer, form, action } = frame;
  return (
    <>
      <header>
        <Link ${target}="/">{name}</Link>
        <details><summary>{menu.label}</summary><nav><Links links={menu.links} /></nav></details>
      </header>
      {children}
      <footer>
        <div className="groups">
          {footer.map(({ title, links }) => <section key={title}><h2>{title}</h2><Links links={links} /></section>)}
        </div>
        <form method="post" action={action.path}>
          <label htmlFor="email">{form.label}</label>
          <input id="email" type="email" name="email" required />
          <button type="submit">{form.button}</button>
        </form>
      </footer>
    </>
  );
}
`;

/** The content of a page, as a React component. */
export const reactPage = ({ imported, target }: LinkDialect) => `${imported}
import frame from '../data/frame.json';

export function Page({ page: { heading, text, html, cards } }) {
  return (
    <main>
      <h1>{heading}</h1>
      <p>{text}</p>
      {cards.length > 0 ? (
        <>
          <p><Link className="action" ${target}={frame.action.path}>{frame.action.label}</Link></p>
          <div className="cards">
            {cards.map((card) => (
              <section key={card.path}><h2><Link ${target}={card.path}>{card.label}</Link></h2><p>{card.text}</p></section>
            ))}
          </div>
        </>
      ) : (
        <div className="text" dangerouslySetInnerHTML={{ __html: html }} />
      )}
    </main>
  );
}
`;
