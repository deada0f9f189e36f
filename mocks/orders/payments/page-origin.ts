let provided: (() => string | undefined) | undefined;
let folder = '/';

/** Sets the origin of the mock over HTTP, where there is no page: the host of the current request. */
export function provideServerOrigin(source: () => string | undefined): void {
  provided = source;
}

/** The origin of the mock over HTTP for the current call; undefined in a page and in tests. */
export function serverOrigin(): string | undefined {
  return provided?.();
}

/** Sets the folder of the app on its host, with a slash at both ends. */
export function provideAppFolder(path: string): void {
  folder = path;
}

/** The path of the app's home page. */
export const homePath = () => folder;

/** The path of the mock payment company’s page. */
export const providerPath = () => `${folder}mock-provider`;

/** The origin of the page that the mock runs in; in Node the server’s origin, or a local one. */
export function pageOrigin(): string {
  return (globalThis as { location?: { origin: string } }).location?.origin ?? serverOrigin() ?? 'http://localhost';
}

const localHosts = new Set(['localhost', '127.0.0.1', '[::1]', 'nabta.test', 'nabta.example']);

/** Emulators and phones reach the developer’s machine at an address of the local network. */
const privateHost = /^(?:10\.\d+|192\.168|172\.(?:1[6-9]|2\d|3[01]))\.\d+\.\d+$|\.local$/;

/** Whether the provider may send the parent to this address: the app’s own origins only. */
export function isOwnReturnUrl(url: string): boolean {
  const { protocol, hostname, origin } = new URL(url);
  if (protocol !== 'https:' && protocol !== 'http:') return false;
  return origin === pageOrigin() || localHosts.has(hostname) || privateHost.test(hostname);
}
