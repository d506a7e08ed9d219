/** The groups of services that have a construction drawing of their own. */
const serviceGroups = ['technologies', 'industries', 'design', 'development', 'engagement'] as const;

export type ServiceGroup = (typeof serviceGroups)[number];

export const isServiceGroup = (name: string | null): name is ServiceGroup => serviceGroups.some((group) => group === name);
