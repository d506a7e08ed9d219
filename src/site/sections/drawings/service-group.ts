/** Service groups that have their own construction drawing. */
const serviceGroups = ['technologies', 'industries', 'design', 'development', 'engagement'] as const;

export type ServiceGroup = (typeof serviceGroups)[number];

export const isServiceGroup = (name: string | null): name is ServiceGroup => serviceGroups.some((group) => group === name);
