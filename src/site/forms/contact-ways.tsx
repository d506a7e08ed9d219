import styled from '@emotion/styled';
import { useTranslation } from 'gatsby-plugin-react-i18next';
import { useSiteData } from '../words/site-data';
import { mailtoUrl } from './mailto-url';

/* A number that wraps is hard to read and to dial. */
const Phone = styled.a`
  white-space: nowrap;
`;

/* In one box with the address, the comma does not begin the next line. */
const Email = styled.span`
  display: inline-block;
  max-width: 100%;
`;

type ContactWaysProps = {
  /** The words before them; by default those for when a form fails. */
  intro?: string;
  /** Becomes the body of the mail. */
  draft?: string | undefined;
};

/** The email address and the phone number; nothing in the editor's preview, which does not know them. */
export function ContactWays({ intro, draft }: ContactWaysProps) {
  const { t } = useTranslation();
  const { email, phone } = useSiteData().brand;
  if (!email) return null;
  return (
    <>
      {intro ?? t('forms.ways')}{' '}
      <Email>
        <a href={mailtoUrl(email, draft)}>{email}</a>
        {phone ? ',' : ''}
      </Email>
      {phone ? (
        <>
          {' '}
          <Phone href={`tel:${phone.link}`}>{phone.display}</Phone>
        </>
      ) : null}
    </>
  );
}
