/** The value for forms that deliberately send nothing, as opposed to an endpoint that somebody forgot to set. */
export const noEndpoint = 'none';

/** Returns the endpoint for leads in a setting, or undefined if forms send nothing. */
export function leadsEndpointOf(setting: string | undefined): string | undefined {
  return setting && setting !== noEndpoint ? setting : undefined;
}

/** Returns the warning for the build output if forms send nothing, or null. */
export function noDeliveryLine(setting: string | undefined): string | null {
  if (leadsEndpointOf(setting)) return null;
  return `Forms deliver nothing: GATSBY_LEADS_ENDPOINT is ${setting ? `"${setting}"` : 'unset'}.`;
}
