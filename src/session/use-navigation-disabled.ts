import { useEffect } from 'react';
import { useSession } from './session';

/** Tells the rest of the site, for as long as this page is shown, whether it stands alone. */
export function useNavigationDisabled(disabled: boolean): void {
  const { setNavigationDisabled } = useSession();
  useEffect(() => {
    setNavigationDisabled(disabled);
    return () => setNavigationDisabled(false);
  }, [disabled, setNavigationDisabled]);
}
