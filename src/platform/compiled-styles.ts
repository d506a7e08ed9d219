/** The CSS of all components, as the production build makes it before anything else. */
export type CompiledStyles = {
  /** What holds for every page. */
  global: string;
  /** Each component's class and its rules, in the order in which they have to stand. */
  components: readonly { target: string; rules: readonly string[] }[];
  /** Where the style sheet with the rules of all components is. */
  sheet: string;
};

/** In the production build the compiled styles take the place of this module; elsewhere emotion makes styles as it runs. */
export const compiledStyles: CompiledStyles | null = null;
