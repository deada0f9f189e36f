// Installs what the project needs to start or to be tested. It runs before anything is installed, on Node.js 20 or
// newer, so it is plain JavaScript without packages. If everything is installed, it does nothing, quickly and silently.
//
//   node scripts/setup.mjs             packages and Node 24
//   node scripts/setup.mjs --browser   what the tests in a real browser need as well: Chromium, the Firebase emulator, nginx,
//                                      Firefox, WebKit and Chromium 109
//   node scripts/setup.mjs --full      what the full test needs besides those: the accessibility engine Alfa
import { spawn, spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';

const wanted = 24;
const oldest = 20;
const root = fileURLToPath(new URL('..', import.meta.url));
process.chdir(root);

function say(text) {
  process.stdout.write(`set-up: ${text}\n`);
}

function fail(text) {
  process.stderr.write(`set-up: ${text}\n`);
  process.exit(1);
}

const major = (version) => Number(/^v?(\d+)/.exec(version)?.[1] ?? 0);

const unknown = process.argv.slice(2).filter((each) => !['--browser', '--full'].includes(each));
if (unknown.length > 0) {
  process.stderr.write(`set-up: unknown option ${unknown.join(' ')}; there are --browser and --full\n`);
  process.exit(2);
}
if (major(process.version) < oldest) {
  fail(`this is Node ${process.version}; Node ${oldest} or newer is needed to set up, Node ${wanted} to run.`);
}

// The npm package of Node.js is for one platform only; on others the installed version has to be new enough.
const comesWithNode = process.platform === 'linux' && process.arch === 'x64';
const needNode = `Nabta's tools need Node ${wanted} or newer and this is ${process.version}. Install it from https://nodejs.org (or "nvm install ${wanted}") and run the command again.`;
if (!comesWithNode && major(process.version) < wanted) fail(needNode);

const stampFile = 'node_modules/.nabta-installed';

function stampOfLock() {
  return createHash('sha256').update(readFileSync('package-lock.json')).digest('hex');
}

/** Whether npm's record of the installed packages has the same versions as package-lock.json. */
function alreadyInstalled() {
  const record = 'node_modules/.package-lock.json';
  if (!existsSync(record)) return false;
  const read = (file) => JSON.parse(readFileSync(file, 'utf8')).packages;
  const installed = read(record);
  return Object.entries(read('package-lock.json')).every(
    ([path, entry]) => path === '' || (installed[path] ? installed[path].version === entry.version : entry.optional),
  );
}

function install() {
  const stamp = stampOfLock();
  if (existsSync(stampFile) && readFileSync(stampFile, 'utf8') === stamp) return;
  if (!alreadyInstalled()) {
    say(
      existsSync('node_modules')
        ? 'the packages have changed, installing them …'
        : 'installing the packages, which takes a minute or two …',
    );
    const started = Date.now();
    const { status, error } = spawnSync(
      'npm',
      ['ci', '--loglevel=error', '--include=dev', '--include=optional', '--no-audit', '--no-fund'],
      {
        stdio: ['ignore', 'inherit', 'inherit'],
        shell: process.platform === 'win32',
      },
    );
    if (error) fail(`npm could not be started (${error.message}).`);
    if (status !== 0) {
      fail(
        'the packages could not be installed. Is the npm registry reachable ("npm ping")? Then run the command again.',
      );
    }
    say(`packages installed in ${Math.round((Date.now() - started) / 1000)} s`);
  }
  writeFileSync(stampFile, stamp);
}

/** Returns the Node.js from npm if it runs on this system, else the present one if it is new enough. */
function findNode() {
  const own = 'node_modules/.bin/node';
  if (comesWithNode && existsSync(own)) {
    const { status, stdout } = spawnSync(own, ['--version'], { encoding: 'utf8' });
    if (status === 0 && major(stdout) >= wanted) return own;
  }
  if (major(process.version) < wanted) fail(needNode);
  return process.execPath;
}

/**
 * As root on Debian: starts installing its packages for the browser tests, which takes as long as npm's own. The scripts
 * below install what this leaves out, and find what is there on other systems.
 * @returns a promise that resolves at the end, whether it worked or not
 */
async function installDebianPackages() {
  if (!existsSync('/etc/debian_version') || process.getuid?.() !== 0) return;
  const namesIn = (file) => Object.values(JSON.parse(readFileSync(file, 'utf8'))).flat();
  const names = [...namesIn('deploy/debian-packages.json'), ...namesIn('scripts/debian-packages.json')];
  const { stdout } = spawnSync('dpkg-query', ['--show', '--showformat=${Package} ${db:Status-Status}\n', ...names], {
    encoding: 'utf8',
  });
  const missing = names.filter((name) => !stdout?.split('\n').includes(`${name} installed`));
  if (missing.length === 0) return;
  say(`installing Debian's browsers and nginx (${missing.join(', ')}) …`);
  const command = 'apt-get update; apt-get install --yes --no-install-recommends "$@"';
  // Debian would start the installed web server on port 80. In run level 1 it starts no services.
  const env = { ...process.env, DEBIAN_FRONTEND: 'noninteractive', RUNLEVEL: '1' };
  const apt = spawn('sh', ['-c', command, 'sh', ...missing], { stdio: 'ignore', env });
  await new Promise((resolve) => {
    apt.once('close', resolve);
    apt.once('error', resolve);
  });
}

/** Runs one of the scripts that install something, with the Node of the packages. */
async function run(node, script, withoutIt) {
  const child = spawn(node, [`scripts/${script}`], { stdio: ['ignore', 'inherit', 'inherit'] });
  const status = await new Promise((resolve) => {
    child.once('close', resolve);
    child.once('error', resolve);
  });
  if (status !== 0) say(withoutIt);
}

const isForBrowser = process.argv.includes('--browser');
const debianPackages = isForBrowser ? installDebianPackages() : null;
install();
const node = findNode();

/** What needs Debian's packages. The other checks run without these; those that need one fail with a message. */
async function installBrowsers() {
  await debianPackages;
  await run(node, 'install-chromium.ts', 'going on without Chromium: the tests in a real browser will fail');
  await run(node, 'install-nginx.ts', 'going on without nginx: the tests of the shipped server will fail');
  await run(node, 'install-engines.ts', 'going on without some of the engines: their tests will fail');
}

if (isForBrowser) {
  await Promise.all([
    installBrowsers(),
    run(node, 'install-emulator.ts', 'going on without the Firebase emulator: the tests of real codes will fail'),
  ]);
}
if (process.argv.includes('--full')) {
  await run(node, 'install-alfa.ts', 'going on without Alfa: the tests of accessibility engines will fail');
}
