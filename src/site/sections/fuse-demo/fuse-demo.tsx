import { useTranslation } from 'gatsby-plugin-react-i18next';
import { lazy, Suspense } from 'react';
import { still } from '../../components/still';
import { Section } from '../section';
import { FallbackBoundary } from './fallback-boundary';
import { useNearView } from './use-near-view';

const LiveDemo = lazy(() => import(/* webpackChunkName: "live-demo" */ './live-demo').then(({ LiveDemo }) => ({ default: LiveDemo })));

const DemoPicture = still(async () => (await import('./demo-picture')).DemoPicture);

type FuseDemoProps = {
  /** Called once if the live demo fails to load or render; the static picture stays. */
  onError?: (error: unknown) => void;
};

/** The live Fuse demo: a static picture first, interactive once it is near the viewport. */
export function FuseDemo({ onError }: FuseDemoProps) {
  const { t } = useTranslation();
  const [frame, near] = useNearView<HTMLDivElement>();
  const picture = <DemoPicture />;
  return (
    <Section id="try-fuse" heading={t('fuseDemo.heading')} intro={t('fuseDemo.intro')}>
      <div ref={frame}>
        <FallbackBoundary fallback={picture} onError={onError}>
          <Suspense fallback={picture}>{near ? <LiveDemo /> : picture}</Suspense>
        </FallbackBoundary>
      </div>
    </Section>
  );
}
