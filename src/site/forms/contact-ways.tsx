import styled from '@emotion/styled';
import { useTranslation } from 'gatsby-plugin-react-i18next';
import { createContext, useContext } from 'react';
import { mailtoUrl } from './mailto-url';

export type ContactFacts = { email: string; phone?: { display: string; link: string } | undefined };

/** The company's contact details; null outside of a page. */
export const ContactFactsContext = createContext<ContactFacts | null>(null);

/* A number that wraps is hard to read and to dial. */
const Phone = styled.a`
  white-space: nowrap;
`;

/** The email address and the phone number, for when a form fails; `draft` becomes the body of the mail. */
export function ContactWays({ draft }: { draft?: string | undefined }) {
  const { t } = useTranslation();
  const facts = useContext(ContactFactsContext);
  if (!facts) return null;
  return (
    <>
      {t('forms.ways')} <a href={mailtoUrl(facts.email, draft)}>{facts.email}</a>
      {facts.phone ? (
        <>
          , <Phone href={`tel:${facts.phone.link}`}>{facts.phone.display}</Phone>
        </>
      ) : null}
    </>
  );
}
