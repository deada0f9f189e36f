/**
 * Installs Alfa, an accessibility engine, a package of its own in e2e/audit/alfa-package: 45 MB that only the full test needs. Exit code 1
 * when it could not be installed.
 */
import { installOwnPackage } from './install-own-package.ts';

if (!(await installOwnPackage('e2e/audit/alfa-package', 'Alfa, an accessibility engine (45 MB, ten seconds)')))
  process.exitCode = 1;
