/** Environment variables, as in Node's `process.env`. */
export type Environment = Readonly<WritableEnvironment>;

/** The same for code that sets some of them. */
export type WritableEnvironment = Record<string, string | undefined>;

/** What a variable may contain; `expected` completes the sentence “expected …” in messages. */
export type Rule = { expected: string; accepts: (value: string) => boolean };

/** A rule that accepts what an expression matches. */
export const pattern = (expression: RegExp, expected: string): Rule => ({ expected, accepts: (value) => expression.test(value) });

/** The protocol of an address, such as `https:`; empty for other texts. */
export const protocolOf = (value: string): string => (URL.canParse(value) ? new URL(value).protocol : '');

/** Whether a valid URL points to this machine. */
export const isLocal = (value: string): boolean => ['localhost', '127.0.0.1', '[::1]'].includes(new URL(value).hostname.toLowerCase());

/** Variables without the empty ones, which count as unset. */
export const withoutEmpty = (env: Environment): Environment => Object.fromEntries(Object.entries(env).filter(([, value]) => value));

/** Returns one line for each variable that breaks its rule; the values of secrets are left out. */
export function malformedVariables(env: Environment, rules: Readonly<Record<string, Rule>>, isSecret: (name: string) => boolean): string[] {
  return Object.entries(rules).flatMap(([name, { expected, accepts }]) => {
    const value = env[name];
    if (!value || accepts(value)) return [];
    return [`${name} is malformed: found "${isSecret(name) ? '…' : value}", expected ${expected}.`];
  });
}
