import type { Page } from '@playwright/test';

/** Values of a person that must not be found anywhere, by name. */
export type Secrets = Readonly<Record<string, readonly string[]>>;

/** Records every requested or opened address, and all console output. */
export function followTraces(page: Page): string[] {
  const traces: string[] = [];
  const context = page.context();
  context.on('request', (request) => traces.push(`asked ${request.url()}`));
  context.on('console', (entry) => traces.push(`console ${entry.text()}`));
  page.on('framenavigated', (frame) => traces.push(`went to ${frame.url()}`));
  return traces;
}

/** All data that the device stores of the app: storages, databases, caches, cookies. The mock's data is the server's. */
async function keptBy(page: Page): Promise<string[]> {
  const cookies = await page.context().cookies();
  const inPage = await page.evaluate(async () => {
    const kept: string[] = [];
    for (const [name, storage] of Object.entries({ localStorage, sessionStorage })) {
      for (const [key, value] of Object.entries(storage) as [string, string][]) {
        if (!key.startsWith('nabta-mock')) kept.push(`${name} ${key} = ${value}`);
      }
    }
    const answered = async <T>(request: IDBRequest<T>) =>
      new Promise<T>((resolve, reject) => {
        request.addEventListener('success', () => {
          resolve(request.result);
        });
        request.addEventListener('error', () => {
          reject(request.error ?? new Error('IndexedDB'));
        });
      });
    for (const { name = '' } of await indexedDB.databases()) {
      if (name === 'nabta-mock') continue;
      kept.push(`database ${name}`);
      const database = await answered(indexedDB.open(name));
      for (const store of database.objectStoreNames) {
        const objects = database.transaction(store).objectStore(store);
        const [keys, values] = await Promise.all([answered(objects.getAllKeys()), answered(objects.getAll())]);
        kept.push(`database ${name} ${store} = ${JSON.stringify([keys, values])}`);
      }
      database.close();
    }
    for (const name of await caches.keys()) {
      const cache = await caches.open(name);
      for (const request of await cache.keys()) {
        kept.push(`cache ${name} ${request.url} = ${(await (await cache.match(request))?.text()) ?? ''}`);
      }
    }
    kept.push(`window.name = ${window.name}`, `history = ${JSON.stringify(history.state)}`);
    return kept;
  });
  return [...cookies.map(({ name, value }) => `cookie ${name} = ${value}`), ...inPage];
}

function decoded(text: string): string {
  try {
    return decodeURIComponent(text.replaceAll('+', ' '));
  } catch {
    return text;
  }
}

/** Descriptions of where a secret was stored, or sent or logged in the open; empty if nowhere. */
export async function leaks(page: Page, traces: readonly string[], secrets: Secrets): Promise<string[]> {
  const places = [...traces, ...(await keptBy(page))];
  return Object.entries(secrets).flatMap(([name, forms]) =>
    places
      .filter((place) => forms.some((form) => place.includes(form) || decoded(place).includes(form)))
      .map((place) => `${name}: ${place}`),
  );
}
