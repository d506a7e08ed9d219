/** The word that says on purpose that forms send nothing; an endpoint that was forgotten is unset. */
export const noEndpoint = 'none';

/** Where forms send leads, as the setting says it; undefined where they send nothing. */
export function leadsEndpointOf(setting: string | undefined): string | undefined {
  return setting && setting !== noEndpoint ? setting : undefined;
}

/** The line for the output of a build whose forms send nothing, or null. */
export function noDeliveryLine(setting: string | undefined): string | null {
  if (leadsEndpointOf(setting)) return null;
  return `Forms deliver nothing: GATSBY_LEADS_ENDPOINT is ${setting ? `"${setting}"` : 'unset'}.`;
}
