/** Where the inbox is mounted. */
export const inboxRoot = '/inbox/';

const pathsOfLead = (key: string) => ({
  lead: `${inboxRoot}leads/${key}/`,
  forward: `${inboxRoot}leads/${key}/forward/`,
  mark: `${inboxRoot}leads/${key}/mark/`,
  erase: `${inboxRoot}leads/${key}/erase/`,
});

/** Routes of one lead. */
export const leadRoutes = pathsOfLead(':key');

export const leadPaths = (key: string) => pathsOfLead(encodeURIComponent(key));

export const inboxPaths = {
  list: inboxRoot,
  login: `${inboxRoot}login/`,
  logout: `${inboxRoot}logout/`,
  enter: `${inboxRoot}enter/`,
  chart: `${inboxRoot}chart/`,
  export: `${inboxRoot}leads.csv`,
  person: `${inboxRoot}erase/`,
  erasePerson: `${inboxRoot}erase/confirmed/`,
} as const;

/** Returns a path inside the inbox to continue with after login; anything else becomes the list. */
export function pathAfterLogin(wish: string): string {
  if (!URL.canParse(wish, 'http://inbox.invalid')) return inboxRoot;
  const { pathname, search } = new URL(wish, 'http://inbox.invalid');
  return pathname.startsWith(inboxRoot) ? pathname + search : inboxRoot;
}
