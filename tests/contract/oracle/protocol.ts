import { isSafe } from '../contract.ts';
import { isSuccess, shortAnswer, writeOut } from '../exchange.ts';
import { checkOnce } from '../property.ts';
import { MissingState } from '../scene.ts';
import type { Suite } from '../suite.ts';

/** An address of the API that takes GET only, and needs no session. */
const publicPath = '/settings';

/** The headers that a page of another origin needs. */
const needed = ['authorization', 'cache-control', 'content-type', 'firebase-token', 'platform', 'step-up-token'];

/** What the contract says about calls in general: tokens that are not needed, other media types, methods and origins. */
export async function verifyProtocol(suite: Suite): Promise<void> {
  const { client, scene, world } = suite;
  const add = async (operation: string | null, name: string, errorOf: () => Promise<string | null>) =>
    suite.guard('properties', operation, async () => {
      suite.results.properties.push(await checkOnce(suite, { operation, name: `protocol: ${name}`, errorOf }));
    });

  for (const operation of suite.operations) {
    const accepted = suite.recipes[operation.id]?.accepted;
    if (operation.security.length > 0 || !isSafe(operation) || !accepted) continue;
    await add(operation.id, `${operation.id} ignores a token that is invalid`, async () => {
      const ready = await accepted(scene);
      const { answer } = await client.send(operation, { ...ready, token: 'no-such-session' });
      return isSuccess(answer) ? null : shortAnswer(answer);
    });
  }
  if (suite.options.operations !== undefined) return;

  const settings = client.operation('getSettings');
  await add('getSettings', 'another Accept is ignored, and the answer is JSON', async () => {
    const { answer } = await client.send(settings, { headers: { Accept: 'text/html' } });
    return isSuccess(answer) && answer.json !== undefined ? null : shortAnswer(answer);
  });
  await add('getSettings', 'another method is a 405 with Allow', async () => {
    const response = await fetch(`${world.baseUrl}${publicPath}`, { method: 'DELETE' });
    const allowed = response.headers.get('Allow') ?? '';
    return response.status === 405 && /\bGET\b/.test(allowed) ? null : `${response.status}, Allow: ${allowed}`;
  });
  await add('getSettings', 'a page of another origin may send what the contract needs', async () => {
    const sent = writeOut(world.baseUrl, client.operation('updateUser'), { path: { id: 1 }, body: {} });
    const response = await fetch(sent.url, {
      method: 'OPTIONS',
      headers: {
        Origin: 'https://app.example',
        'Access-Control-Request-Method': 'PUT',
        'Access-Control-Request-Headers': needed.join(','),
      },
    });
    const allowed = (response.headers.get('Access-Control-Allow-Headers') ?? '').toLowerCase();
    const missing = needed.filter((name) => !allowed.includes(name));
    if (response.ok && missing.length === 0) return null;
    // An API for one origin only needs none of this.
    if (!world.isMock) throw new MissingState('the server allows no page of another origin');
    return `${response.status}, not allowed: ${missing.join(', ')}`;
  });
}
