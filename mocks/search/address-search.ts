import type { AddressMatch } from '#src/api/generated/zod/schemas.ts';
import type { Language } from '#src/domain/language.ts';
import { db } from '#mocks/store/db.ts';
import { searchKey } from './search-key.ts';

const mostMatches = 10;
const nowhere = { name: null, arabic_name: null };

type Place = { name: string; arabic_name: string };

/** A place: a region, with a neighbourhood and a street if it has them. */
interface Match {
  region: Place & { id: number };
  neighbourhood?: Place & { id: number };
  street?: ReturnType<typeof db.streets.all>[number];
}

function shown({ region, neighbourhood, street }: Match, language: Language): AddressMatch {
  const parts = [street, neighbourhood, region].filter((part) => part !== undefined);
  const own = (place: Place) => (language === 'ar' ? place.arabic_name : place.name);
  return {
    address: parts.map(({ name }) => name).join(', '),
    arabic_address: parts.map(({ arabic_name }) => arabic_name).join('، '),
    region_id: region.id,
    region: { name: region.name, arabic_name: region.arabic_name },
    neighbourhood_id: neighbourhood?.id ?? null,
    neighbourhood: neighbourhood ? { name: neighbourhood.name, arabic_name: neighbourhood.arabic_name } : nowhere,
    street_name: street ? own(street) : null,
    building_number: street?.building_number ?? null,
    short_address: street?.short_address ?? null,
    city: own(region),
    country: language === 'ar' ? 'السعودية' : 'Saudi Arabia',
    zip: street?.zip ?? null,
    latitude: street?.latitude ?? null,
    longitude: street?.longitude ?? null,
  };
}

function allPlaces(): Match[] {
  const places: Match[] = [];
  for (const region of db.regions.all()) {
    places.push({ region });
    for (const neighbourhood of db.neighbourhoods.findMany((query) => query.where({ region_id: region.id }))) {
      places.push({ region, neighbourhood });
      for (const street of db.streets.findMany((query) => query.where({ neighbourhood_id: neighbourhood.id }))) {
        places.push({ region, neighbourhood, street });
      }
    }
  }
  return places;
}

/**
 * Finds streets, neighbourhoods and short National Addresses in either language: the best match first, ten at most.
 * Every word has to match; places whose names begin with the query come first.
 */
export function findAddresses(typed: string, language: Language): AddressMatch[] {
  const wanted = searchKey(typed);
  if (wanted.length < 2) return [];
  const words = wanted.split(' ');
  // Names are returned in the language of the query, whatever the app's language.
  const spoken = /\p{Script=Arabic}/u.test(typed) ? 'ar' : /[a-z]/i.test(typed) ? 'en' : language;
  return allPlaces()
    .map((place) => {
      const match = shown(place, spoken);
      const own = place.street ?? place.neighbourhood ?? place.region;
      const names = [own.name, own.arabic_name, match.short_address ?? ''].map(searchKey);
      const text = searchKey(
        [match.address, match.arabic_address, match.short_address ?? '', match.zip ?? ''].join(' '),
      );
      const score = names.some((name) => name.startsWith(wanted))
        ? 2
        : names.some((name) => name.includes(wanted))
          ? 1
          : 0;
      return { match, score, isFound: words.every((word) => text.includes(word)) };
    })
    .filter(({ isFound }) => isFound)
    .toSorted((a, b) => b.score - a.score)
    .slice(0, mostMatches)
    .map(({ match }) => match);
}
