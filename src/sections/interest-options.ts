import type { Option } from '../forms/fields';

type NamedService = { slug: string; label: string };

/** The services that a visitor may be interested in, as options of a form. */
export function interestOptions(services: readonly NamedService[]): Option[] {
  return services.map(({ slug, label }, index) => ({ id: index + 1, label, value: slug }));
}
