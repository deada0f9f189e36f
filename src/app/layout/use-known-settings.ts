import { useQuery } from '@tanstack/react-query';
import type { Settings } from '#src/api/generated/model/settings.ts';
import { getGetSettingsQueryOptions } from '#src/api/generated/settings/settings.ts';

/** The server's settings once they are known (operation `getSettings`); the layout never waits for them. */
export function useKnownSettings(): Settings | undefined {
  const { data } = useQuery(
    getGetSettingsQueryOptions({ query: { staleTime: 300_000, meta: { isBackground: true } } }),
  );
  return data?.data.settings;
}
