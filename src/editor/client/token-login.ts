import { parse } from 'yaml';
import { loginPath } from '../backend';

type Config = { backend: object; load_config_file: false };

/**
 * Loads the configuration and sets the login page's origin to this one, because a preview of the site has its own origin. Loaded
 * here because Decap, once given settings in code, ignores its configuration file on hosts that do not serve it with a YAML type.
 */
export async function tokenLoginConfig(): Promise<Config> {
  openHereIfBlocked();
  const written = parse(await (await fetch('/admin/config.yml')).text()) as { backend: object };
  const login = { base_url: location.origin, auth_endpoint: loginPath };
  return { ...written, backend: { ...written.backend, ...login }, load_config_file: false };
}

/** If the browser blocks the login window, the login page opens in this tab and returns to the same route. */
function openHereIfBlocked(): void {
  const open = window.open.bind(window);
  window.open = (address, ...rest) => {
    const opened = open(address, ...rest);
    if (opened || !String(address).includes(loginPath)) return opened;
    location.assign(`/${loginPath}${location.hash}`);
    // Decap focuses its window.
    return window;
  };
}
