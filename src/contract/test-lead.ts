/** Sources that mark a lead as a test: the receiver keeps it apart and never forwards it. */
export const testSources = { conformance: 'conformance_test', probe: 'probe' } as const;

export const isTestSource = (source: string): boolean => Object.values<string>(testSources).includes(source);
