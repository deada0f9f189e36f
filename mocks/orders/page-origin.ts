/** The origin of the page the mock runs in; in Node, where there is none, a local one. */
export function pageOrigin(): string {
  return (globalThis as { location?: { origin: string } }).location?.origin ?? 'http://localhost';
}

const localHosts = new Set(['localhost', '127.0.0.1', '[::1]', 'nabta.test', 'nabta.example']);

/** Whether the provider may send the parent back there: the app's own origins only. */
export function isOwnReturnUrl(url: string): boolean {
  const { protocol, hostname, origin } = new URL(url);
  if (protocol !== 'https:' && protocol !== 'http:') return false;
  return origin === pageOrigin() || localHosts.has(hostname);
}
