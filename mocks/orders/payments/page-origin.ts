let provided: (() => string | undefined) | undefined;
let folder = '/';

/** Says where the mock stands for whoever calls, where there is no page: the host a request was sent to. */
export function provideServerOrigin(source: () => string | undefined): void {
  provided = source;
}

/** The origin that this mock serves over HTTP for the call being answered; undefined in a page and in tests. */
export function serverOrigin(): string | undefined {
  return provided?.();
}

/** Says below which folder of its host the app stands, with a slash at both ends. */
export function provideAppFolder(path: string): void {
  folder = path;
}

/** The path of the app's home page. */
export const homePath = () => folder;

/** The path of the stand-in payment company's page. */
export const providerPath = () => `${folder}mock-provider`;

/** The origin of the page the mock runs in; in Node, where there is none, the server's, else a local one. */
export function pageOrigin(): string {
  return (globalThis as { location?: { origin: string } }).location?.origin ?? serverOrigin() ?? 'http://localhost';
}

const localHosts = new Set(['localhost', '127.0.0.1', '[::1]', 'nabta.test', 'nabta.example']);

/** An emulator or a phone knows the developer's machine by an address of the local network. */
const privateHost = /^(?:10\.\d+|192\.168|172\.(?:1[6-9]|2\d|3[01]))\.\d+\.\d+$|\.local$/;

/** Whether the provider may send the parent back there: the app's own origins only. */
export function isOwnReturnUrl(url: string): boolean {
  const { protocol, hostname, origin } = new URL(url);
  if (protocol !== 'https:' && protocol !== 'http:') return false;
  return origin === pageOrigin() || localHosts.has(hostname) || privateHost.test(hostname);
}
