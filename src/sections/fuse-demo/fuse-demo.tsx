import { useTranslation } from 'gatsby-plugin-react-i18next';
import { lazy, Suspense } from 'react';
import { still } from '../../components/still';
import { Section } from '../section';
import { FallbackBoundary } from './fallback-boundary';
import { useNearView } from './use-near-view';

const LiveDemo = lazy(() => import(/* webpackChunkName: "live-demo" */ './live-demo').then(({ LiveDemo }) => ({ default: LiveDemo })));

const DemoPicture = still(async () => (await import('./demo-picture')).DemoPicture);

type FuseDemoProps = {
  /** Told once when the live part could not be loaded or drawn; its picture stays. */
  onError?: (error: unknown) => void;
};

/** A working sample of Fuse: a picture of it at first, alive as soon as it is near the screen. */
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
