import type { Option } from '../forms/fields';

type NamedService = { slug: string; label: string };

/** Services a visitor may be interested in, as form options. */
export function interestOptions(services: readonly NamedService[]): Option[] {
  return services.map(({ slug, label }, index) => ({ id: index + 1, label, value: slug }));
}
