import { createContext, type ReactNode, useContext } from 'react';

const NavigationDisabled = createContext(false);

/** Hands the frame what the page says of it. A context and no state, because the built HTML has to know it too. */
export function PageNavigation({ disabled, children }: { disabled: boolean; children: ReactNode }) {
  return <NavigationDisabled.Provider value={disabled}>{children}</NavigationDisabled.Provider>;
}

/** Whether the page stands alone, without menu and footer. */
export const useNavigationDisabled = () => useContext(NavigationDisabled);
