import type { Backend } from '../backend.ts';
import { db, nextId } from '#mocks/store/db.ts';
import { deviceStorage } from '#mocks/store/device-storage.ts';
import { type Persona, personas, storageOf } from '../personas.ts';

/** Signs a persona in: creates a valid session, and sets the storage of a signed-in user. */
export async function signInAs(persona: Persona, backend: Backend): Promise<void> {
  const { account } = persona;
  const storage = await backend.act(async (now) => {
    if (!account) return storageOf(persona, now);
    const known = db.sessions.findFirst((query) => query.where({ token: account.token }));
    if (known) {
      await db.sessions.update(known, {
        data(session) {
          session.is_ended = false;
        },
      });
    } else {
      await db.sessions.create({
        id: nextId('sessions'),
        user_id: account.userId,
        token: account.token,
        created_at: now.toISOString(),
        is_ended: false,
      });
    }
    return storageOf(persona, now);
  });
  for (const [key, value] of Object.entries(storage)) {
    if (value === null) deviceStorage.removeItem(key);
    else deviceStorage.setItem(key, value);
  }
}

/** The persona of this browser’s session; null if the session belongs to no persona. */
export function currentPersona(): Persona | null {
  const userId = deviceStorage.getItem('USER_ID');
  if (deviceStorage.getItem('TOKEN') === null) return personas[0];
  return personas.find(({ account }) => account !== null && String(account.userId) === userId) ?? null;
}
