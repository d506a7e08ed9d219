type LockedPackage = {
  version?: string;
  resolved?: string;
  integrity?: string;
  license?: string;
  dev?: boolean;
  link?: boolean;
  optional?: boolean;
  os?: readonly string[];
};
export type Lockfile = { packages: Readonly<Record<string, LockedPackage>> };
export type Manifest = Readonly<Partial<Record<'dependencies' | 'devDependencies' | 'overrides', Readonly<Record<string, unknown>>>>>;

export type LicenseRules = { licenses: readonly string[]; licensedPackages: readonly { package: string; license: string }[] };

type Locked = LockedPackage & { path: string; name: string };

function lockedPackages({ packages }: Lockfile): Locked[] {
  const all = Object.entries(packages).map(([path, locked]) => ({ ...locked, path, name: path.split('node_modules/').at(-1) ?? path }));
  return all.filter(({ path, link }) => path !== '' && !link);
}

/** A version, another package's version under this name, or (`$name`) the version that this project depends on itself. */
const exactVersion = /^(?:(?:npm:[@\w./-]+@)?\d+\.\d+\.\d+(-[\w.]+)?|\$[@\w./-]+)$/;

/** One line for each dependency without an exact version; overrides may nest. */
export function inexactVersions(manifest: Manifest): string[] {
  const inspect = (place: string, wanted: Readonly<Record<string, unknown>>): string[] =>
    Object.entries(wanted).flatMap(([name, version]) => {
      if (typeof version === 'object' && version !== null) return inspect(`${place} of ${name}`, version as Record<string, unknown>);
      return exactVersion.test(String(version)) ? [] : [`${place}: ${name} is asked for as "${version}", expected an exact version.`];
    });
  const places = ['dependencies', 'devDependencies', 'overrides'] as const;
  return places.flatMap((place) => inspect(place, manifest[place] ?? {}));
}

/**
 * One line for each package that names the host it was fetched from, or has no checksum. Optional builds for other systems
 * may lack one: they are only listed so that `npm ci` finds the lockfile complete, and a registry need not have them.
 */
export function untrustedSources(lockfile: Lockfile): string[] {
  return lockedPackages(lockfile).flatMap(({ path, resolved, integrity, optional, os }) => [
    ...(resolved && /^[a-z+]+:/i.test(resolved)
      ? [`${path} is fetched from "${resolved}", expected no host: the registry is each machine's own.`]
      : []),
    ...(integrity || (optional && os) ? [] : [`${path} has no checksum.`]),
  ]);
}

/** Whether allowed licenses alone satisfy an SPDX expression; nested expressions are not supported. */
export function licenseAllowed(expression: string, allowed: readonly string[]): boolean {
  const choices = expression.replace(/[()]/g, '').split(' OR ');
  return choices.some((choice) => choice.split(' AND ').every((license) => allowed.includes(license.trim())));
}

/**
 * One line for each production package whose license is not allowed. `licenseOf` is called with a package's path if the
 * lockfile names no license.
 */
export function unlicensedPackages(lockfile: Lockfile, rules: LicenseRules, licenseOf: (path: string) => string | undefined): string[] {
  const production = lockedPackages(lockfile).filter(({ dev }) => !dev);
  return production.flatMap(({ path, name, license }) => {
    const own = rules.licensedPackages.filter((rule) =>
      rule.package.endsWith('/*') ? name.startsWith(rule.package.slice(0, -1)) : rule.package === name,
    );
    const found = license ?? licenseOf(path);
    const allowed = [...rules.licenses, ...own.map((rule) => rule.license)];
    if (found === undefined) return own.length > 0 ? [] : [`${path} names no license.`];
    return licenseAllowed(found, allowed) ? [] : [`${path} has the license ${found}, which is not among the allowed ones.`];
  });
}
