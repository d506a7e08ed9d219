/** The experiment on the wording of the main call to action. */
export const ctaExperiment = { id: 'cta-copy', storageKey: 'experiment-cta-copy' } as const;

export const ctaVariants = ['control', 'schedule-a-call', 'request-an-estimate', 'lets-work-together'] as const;

export type Variant = (typeof ctaVariants)[number];

/** The button label of each variant in the language of a page: `callToActionCopies` in `interface.json`. */
type CtaCopies = Record<Variant, string>;

/** Returns the copies among a language's interface strings; undefined until these have loaded. */
export const copiesIn = (words: unknown): CtaCopies | undefined =>
  (words as { callToActionCopies: CtaCopies } | undefined)?.callToActionCopies;

/** Marks each element that holds one of the copies; a page without one takes no part in the experiment. */
export const copyAttribute = 'data-copy';

/** The visitor's status: outside the experiment, just left, just joined, or a member since an earlier page load. */
type Cohort = { state: 'outside' } | { state: 'left' | 'joined' | 'member'; variant: Variant };

/** Input from the page: whether the build runs the experiment, and whether the page shows a copy of it. */
type Offer = { enabled: boolean; shown: boolean };

export function isVariant(value: unknown): value is Variant {
  return ctaVariants.some((variant) => variant === value);
}

/** Returns the visitor's cohort. `stored` is the raw value from storage, possibly invalid; `chance` is in [0, 1). */
export function cohortOf({ enabled, shown }: Offer, stored: string | null, chance: number): Cohort {
  if (!enabled) return isVariant(stored) ? { state: 'left', variant: stored } : { state: 'outside' };
  if (isVariant(stored)) return { state: 'member', variant: stored };
  if (!shown) return { state: 'outside' };
  return { state: 'joined', variant: ctaVariants[Math.floor(chance * ctaVariants.length)] ?? 'control' };
}

/** Logged when the experiment fails, in the inline script or later. */
export const experimentFailure = 'The call-to-action experiment failed; the default copy is shown.';

/** The payload of the experiment's events. */
export const cohortPayload = (variant: Variant, copies: CtaCopies) => ({
  experiment_id: ctaExperiment.id,
  variant,
  variant_copy: copies[variant],
});
