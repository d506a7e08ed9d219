import styled from '@emotion/styled';
import { useTranslation } from 'gatsby-plugin-react-i18next';
import { type ComponentType, startTransition, useEffect, useRef, useState } from 'react';
import { lazyStatic } from '../../components/lazy-static';
import { ErrorBoundary } from '../../errors/error-boundary';
import { reportError } from '../../errors/error-reporting';
import { whenNear } from '../../runtime/when-near';
import { Section } from '../section';

const NeedsScript = styled.p`
  display: none;
  @media (scripting: none) {
    display: block;
  }
`;

const loadDemo = async () => (await import(/* webpackChunkName: "live-demo" */ './live-demo')).LiveDemo;

const LazyDemo = lazyStatic(loadDemo);

/** Distance from the viewport at which the demo’s code is loaded. */
const nearMargin = '600px 0px';

const reportFailure = (error: unknown) => reportError(error, { boundary: 'fuse demo' });

/** The Fuse demo: at first the server’s HTML with disabled controls, interactive once it is near the viewport. */
export function FuseDemo() {
  const { t } = useTranslation();
  const [LiveDemo, show] = useState<ComponentType>();
  const frame = useRef<HTMLDivElement>(null);
  useEffect(() => {
    const load = () => loadDemo().then((Demo) => startTransition(() => show(() => Demo)), reportFailure);
    return frame.current ? whenNear(frame.current, nearMargin, load) : undefined;
  }, []);
  const staticDemo = <LazyDemo disabled />;
  return (
    <Section id="try-fuse" heading={t('fuseDemo.heading')} intro={t('fuseDemo.intro')}>
      <NeedsScript>{t('fuseDemo.needsScript')}</NeedsScript>
      <div ref={frame}>
        <ErrorBoundary fallback={staticDemo} onError={reportFailure}>
          {LiveDemo ? <LiveDemo /> : staticDemo}
        </ErrorBoundary>
      </div>
    </Section>
  );
}
