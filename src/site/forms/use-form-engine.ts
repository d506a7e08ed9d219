import { useCallback, useEffect, useState } from 'react';
import { whenNear } from '../runtime/when-near';
import { lazyChunk } from './lazy-chunk';
import { toasterChunk } from './toast-chunk';

type EngineModule = typeof import('./form-engine');

export const formEngineChunk = lazyChunk<EngineModule>({
  name: 'form engine',
  importChunk: () => import(/* webpackChunkName: "form-engine" */ './form-engine'),
});

/** How far below the viewport a form counts as near, so that its code has loaded when the visitor gets there. */
const nearMargin = '0px 0px 200px 0px';

/**
 * Returns a form's engine, loaded when the form is focused or near the viewport, or at once if `eager`; null until it has
 * loaded. The toasts load with it, in their own file.
 */
export function useFormEngine(form: HTMLFormElement | null, eager: boolean): EngineModule | null {
  const [engine, setEngine] = useState<EngineModule | null>(() => formEngineChunk.loaded() ?? null);
  const wake = useCallback(async () => {
    void toasterChunk.load();
    const loaded = await formEngineChunk.load();
    if (loaded) setEngine(loaded);
  }, []);
  useEffect(() => {
    if (engine || !form) return;
    if (eager) void wake();
    form.addEventListener('focusin', wake);
    const stopWaiting = whenNear(form, nearMargin, wake);
    return () => {
      form.removeEventListener('focusin', wake);
      stopWaiting();
    };
  }, [engine, form, eager, wake]);
  return engine;
}
