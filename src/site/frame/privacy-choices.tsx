import styled from '@emotion/styled';
import { useTranslation } from 'gatsby-plugin-react-i18next';
import { type MouseEvent, useEffect, useState } from 'react';
import { privacyState } from '../consent/privacy-state';
import { usePrivacyState } from '../consent/use-privacy-state';
import { publicSettings } from '../edge/public-settings';
import { lazyChunk } from '../forms/lazy-chunk';
import { requireStyles } from '../gatsby/site-styles';
import { InterfaceWords } from '../words/interface-words-provider';

const { privacy } = publicSettings;
const asks = privacy !== undefined && privacy.setting !== 'off';

/** The ID of the link, and the hash that opens the question: before the page's code runs, a click only changes the hash. */
const linkId = 'privacy-choices';

const panelChunk = (language: string) =>
  lazyChunk({
    name: 'privacy choices',
    importChunk: async () => {
      const [{ PrivacyPanel }, words] = await Promise.all([
        import(/* webpackChunkName: "privacy-panel" */ '../consent/privacy-panel'),
        import(/* webpackChunkName: "privacy-words-[request]" */ `../../../locales/${language}/privacy.json`),
        requireStyles(),
      ]);
      return { PrivacyPanel, words: words.default };
    },
  });

type Loaded = { language: string; panel: NonNullable<Awaited<ReturnType<ReturnType<typeof panelChunk>['load']>>> };

const openFrom = (opener: HTMLElement | null) => privacyState.write({ panel: { opener } });

function openByHash(): void {
  if (window.location.hash === `#${linkId}`) openFrom(document.getElementById(linkId));
}

/** Where the question about third-party scripts is shown; its code loads at that time. */
export function PrivacyChoices() {
  const { panel } = usePrivacyState();
  const { i18n } = useTranslation();
  const { language } = i18n;
  const [loaded, setLoaded] = useState<Loaded>();
  const wanted = asks && panel !== 'closed';
  // The question stays while the visitor goes to a page in another language.
  const ready = loaded?.language === language;

  useEffect(() => {
    if (!asks) return;
    openByHash();
    window.addEventListener('hashchange', openByHash);
    return () => window.removeEventListener('hashchange', openByHash);
  }, []);

  useEffect(() => {
    if (!wanted || ready) return;
    let current = true;
    void panelChunk(language)
      .load()
      .then((chunk) => {
        if (!current) return;
        if (chunk) setLoaded({ language, panel: chunk });
        // After a failure, the link in the footer tries again.
        else privacyState.write({ panel: 'closed' });
      });
    return () => {
      current = false;
    };
  }, [wanted, ready, language]);

  if (!privacy || panel === 'closed' || !ready) return null;
  const { PrivacyPanel, words } = loaded.panel;
  return (
    <InterfaceWords words={words}>
      <PrivacyPanel key={panel === 'asked' ? 'asked' : 'opened'} panel={panel} purposes={privacy.purposes} />
    </InterfaceWords>
  );
}

/* Without JavaScript no third-party script runs, so there is nothing to choose. */
const Item = styled.li`
  @media (scripting: none) {
    display: none;
  }
`;

/** Reopens the choice, from the footer of every page that has one. */
export function PrivacyLink() {
  const { t } = useTranslation();
  if (!asks) return null;
  const open = (event: MouseEvent<HTMLElement>) => {
    event.preventDefault();
    openFrom(event.currentTarget);
  };
  return (
    <Item>
      <a id={linkId} href={`#${linkId}`} onClick={open}>
        {t('footer.privacy')}
      </a>
    </Item>
  );
}
