import { createContext, type ReactNode, useContext } from 'react';

const NavigationDisabled = createContext(false);

/** Passes the page's setting to its frame. A context, not state, because the prerendered HTML needs it too. */
export function PageNavigation({ disabled, children }: { disabled: boolean; children: ReactNode }) {
  return <NavigationDisabled.Provider value={disabled}>{children}</NavigationDisabled.Provider>;
}

/** Whether the page is shown without menu and footer. */
export const useNavigationDisabled = () => useContext(NavigationDisabled);
