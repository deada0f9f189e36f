import type { LocalizedName } from '#src/api/generated/zod/schemas.ts';
import type { Snapshot } from '#mocks/store/db.ts';
import type { ApplicantRecord } from '#mocks/store/order-records.ts';

type HomeAddress = NonNullable<ApplicantRecord['home_address']>;

const nowhere: LocalizedName = { name: null, arabic_name: null };

/** The records that the ids of an address refer to. */
export type Areas = Pick<Snapshot, 'regions' | 'neighbourhoods'>;

function nameOf(areas: readonly (LocalizedName & { id: number })[], wanted: number | null): LocalizedName {
  const area = areas.find(({ id }) => id === wanted);
  return area ? { name: area.name, arabic_name: area.arabic_name } : nowhere;
}

const joined = (parts: (string | null)[], comma: string) => parts.filter((part) => part).join(comma);

/** The names of a home's region and neighbourhood. */
export function areaOf(home: HomeAddress, areas: Areas): { region: LocalizedName; neighbourhood: LocalizedName } {
  return {
    region: nameOf(areas.regions, home.region_id),
    neighbourhood: nameOf(areas.neighbourhoods, home.neighbourhood_id),
  };
}

/** A home address in one line, in each language; null without a home. */
export function homeLine(home: HomeAddress | null, areas: Areas): LocalizedName {
  if (home === null) return nowhere;
  const { region, neighbourhood } = areaOf(home, areas);
  // The short address finds the door by itself.
  const isComplete = [home.street_name, home.building_number ?? home.building_name, home.neighbourhood_id].every(
    Boolean,
  );
  const street = joined([home.building_number, home.street_name], ' ');
  const line = (area: string | null, city: string | null, comma: string) =>
    joined(
      [street, home.building_name, area, joined([city, home.zip], ' '), isComplete ? null : home.short_address],
      comma,
    );
  return {
    name: line(neighbourhood.name, region.name, ', '),
    arabic_name: line(neighbourhood.arabic_name, region.arabic_name, '، '),
  };
}

/** A home address in one line with the note for the driver; null without a home. */
export function homeLineWithNote(home: HomeAddress | null, areas: Areas): LocalizedName {
  if (home === null) return nowhere;
  const { name, arabic_name } = homeLine(home, areas);
  return { name: joined([name, home.landmark], '. '), arabic_name: joined([arabic_name, home.landmark], '. ') };
}
