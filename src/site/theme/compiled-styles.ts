/** The CSS of all components, which the production build compiles first. */
export type CompiledStyles = {
  /** The rules for every page. */
  global: string;
  /** Each component's class and its rules, in the required order. */
  components: readonly { target: string; rules: readonly string[] }[];
  /** The URL of the style sheet with the rules of all components. */
  sheet: string;
};

/** The production build replaces this module with the compiled styles; elsewhere emotion creates styles at run time. */
export const compiledStyles: CompiledStyles | null = null;
