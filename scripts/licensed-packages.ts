/** A package in package-lock.json. */
export interface Locked {
  version?: string;
  license?: string;
  dev?: boolean;
  devOptional?: boolean;
}

export interface LicensedPackage {
  name: string;
  version: string;
  licence: string;
}

/** Licences that require at most that their text is included. A person decides about any other. */
const allowed: ReadonlySet<string> = new Set([
  '0BSD',
  'Apache-2.0',
  'BSD-2-Clause',
  'BSD-3-Clause',
  'CC0-1.0',
  'ISC',
  'MIT',
  // Fonts: may be embedded freely, but not sold by themselves.
  'OFL-1.1',
  'Unlicense',
]);

/** Packages with a LICENSE file but no licence in their manifest: the licence, and the beginning of that file. */
const unnamed: Readonly<Record<string, { licence: string; begins: RegExp }>> = {
  'png-js': { licence: 'MIT', begins: /^MIT License/ },
};

/** Whether an SPDX expression is allowed: one side of an OR, or every side of an AND. */
export function isAllowed(expression: string): boolean {
  const plain = expression.trim().replace(/^\((.*)\)$/, '$1');
  if (plain.includes(' OR ')) return plain.split(' OR ').some(isAllowed);
  if (plain.includes(' AND ')) return plain.split(' AND ').every(isAllowed);
  return allowed.has(plain);
}

/**
 * Lists the packages that production code uses, by name, with their licences.
 * @param packages of package-lock.json
 * @param readLicence returns the text of a package's LICENSE file for the package's path
 * @returns also one line for each package without a licence, or with one that is not allowed
 */
export function licensedPackages(
  packages: Readonly<Record<string, Locked>>,
  readLicence: (path: string) => string,
): { licensed: LicensedPackage[]; errors: string[] } {
  const errors: string[] = [];
  const found = new Map<string, LicensedPackage>();
  for (const [path, { version = '', license, dev, devOptional }] of Object.entries(packages)) {
    if (path === '' || dev === true || devOptional === true) continue;
    const name = path.replace(/^.*node_modules\//, '');
    const stated = unnamed[name];
    const licence = license ?? (stated && stated.begins.test(readLicence(path)) ? stated.licence : undefined);
    if (licence === undefined) errors.push(`${name} ${version} names no licence`);
    else if (!isAllowed(licence))
      errors.push(`${name} ${version} is under ${licence}, which is not on the list of allowed licences`);
    else found.set(`${name} ${version}`, { name, version, licence });
  }
  const licensed = [...found.values()].toSorted((a, b) =>
    `${a.name} ${a.version}` < `${b.name} ${b.version}` ? -1 : 1,
  );
  return { licensed, errors };
}
