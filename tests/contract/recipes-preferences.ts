import type { NotificationPreferencesDto } from '#src/api/generated/client.schemas.ts';
import type { Ready } from './exchange.ts';
import { isObject } from './json.ts';
import type { Recipe } from './recipe.ts';
import type { Scene } from './scene.ts';

/** What the parent has chosen now. */
export async function preferencesOf(scene: Scene): Promise<NotificationPreferencesDto> {
  const data = await scene.asParent('getNotificationPreferences');
  return data['notification_preferences'] as NotificationPreferencesDto;
}

async function changedChoice(scene: Scene): Promise<Ready> {
  const { version } = await preferencesOf(scene);
  const preferences = [{ topic: 'news', channel: 'email', is_enabled: true }];
  return { token: await scene.token(), body: { version, preferences } };
}

const off = (topic: string) => [{ topic, channel: 'in_app', is_enabled: false }];

/** The choice of notifications. */
export const preferenceRecipes: Record<string, Recipe> = {
  getNotificationPreferences: { accepted: async (scene) => ({ token: await scene.token() }) },
  updateNotificationPreferences: {
    accepted: changedChoice,
    refused: {
      409: async (scene) => {
        const ready = await changedChoice(scene);
        await scene.call('updateNotificationPreferences', ready);
        return ready;
      },
    },
    rules: [
      {
        place: 'body.preferences, required or listed twice',
        values: [
          off('safety'),
          off('payments'),
          [true, false].map((is_enabled) => ({ topic: 'news', channel: 'sms', is_enabled })),
        ],
        changed: (preferences) => ({ preferences }),
      },
    ],
    fitted: async (example, { body }) => ({
      ...(isObject(example) ? example : {}),
      version: (body as { version: number }).version,
    }),
  },
};
