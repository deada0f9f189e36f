/**
 * Installs the Firebase Auth emulator, a package of its own in e2e/firebase-emulator: 270 MB that only the browser tests of
 * phone codes need. Exit code 1 when it could not be installed.
 */
import { installOwnPackage } from './install-own-package.ts';

const isThere = await installOwnPackage('e2e/firebase-emulator', 'the Firebase Auth emulator (270 MB, half a minute)');
if (!isThere) process.exitCode = 1;
