import type { LocalizedName } from '#src/api/generated/zod/schemas.ts';
import { db } from '../db.ts';
import type { ApplicantRecord } from '../order-records.ts';

type HomeAddress = ApplicantRecord['home_address'];

const nowhere: LocalizedName = { name: null, arabic_name: null };

function regionName(id: number): LocalizedName {
  const region = db.regions.findFirst((query) => query.where({ id }));
  return region ? { name: region.name, arabic_name: region.arabic_name } : nowhere;
}

function neighbourhoodName(id: number): LocalizedName {
  const neighbourhood = db.neighbourhoods.findFirst((query) => query.where({ id }));
  return neighbourhood ? { name: neighbourhood.name, arabic_name: neighbourhood.arabic_name } : nowhere;
}

const joined = (parts: (string | null)[], comma: string) => parts.filter((part) => part).join(comma);

/** The names of a home's region and neighbourhood. */
export function areaOf(home: HomeAddress): { region: LocalizedName; neighbourhood: LocalizedName } {
  return { region: regionName(home.region_id), neighbourhood: neighbourhoodName(home.neighbourhood_id) };
}

/** A home in one line of each language, as an envelope has it. */
export function homeLine(home: HomeAddress): LocalizedName {
  const { region, neighbourhood } = areaOf(home);
  const street = joined([home.building_number, home.street_name], ' ');
  const line = (area: string | null, city: string | null, comma: string) =>
    joined([street, home.building_name, area, joined([city, home.zip], ' ')], comma);
  return {
    name: line(neighbourhood.name, region.name, ', '),
    arabic_name: line(neighbourhood.arabic_name, region.arabic_name, '، '),
  };
}

/** A home in one line with the note for the driver. */
export function homeLineWithNote(home: HomeAddress): LocalizedName {
  const { name, arabic_name } = homeLine(home);
  return { name: joined([name, home.landmark], '. '), arabic_name: joined([arabic_name, home.landmark], '. ') };
}
