import type { AddressMatchDto, SchoolDto } from '#src/api/generated/client.schemas.ts';
import type { Scene } from '../scene.ts';
import { differenceOf, firstError, type OracleCase } from './case.ts';
import { allOf } from './facts.ts';
import { byName, idsOf, inLanguage, type Language, listed, type Named } from './lists.ts';

/** The form of a text in which spellings do not count: case, marks, and Arabic letters that are written for each other. */
function folded(text: string): string {
  return text
    .normalize('NFKD')
    .replaceAll(/\p{M}|ـ/gu, '')
    .replaceAll(/[أإآٱ]/g, 'ا')
    .replaceAll('ة', 'ه')
    .replaceAll('ى', 'ي')
    .replaceAll(/[’'،,.\s]+/g, ' ')
    .trim()
    .toLowerCase();
}

const textsOf = ({ name, arabic_name, address, arabic_address }: SchoolDto) =>
  [name, arabic_name, address, arabic_address ?? ''].map(folded);

/** What a search for schools should leave, the best match first. */
function searched(all: readonly SchoolDto[], search: string, language: Language): SchoolDto[] {
  const wanted = folded(search);
  const begins = (each: SchoolDto) =>
    textsOf(each)
      .slice(0, 2)
      .some((text) => text.startsWith(wanted));
  const fitting = byName(
    all.filter((each) => textsOf(each).some((text) => text.includes(wanted))),
    language,
  );
  return [...fitting.filter(begins), ...fitting.filter((each) => !begins(each))];
}

async function schoolSearchError(scene: Scene): Promise<string | null> {
  const all = await allOf<SchoolDto>(scene, 'listSchools', 'schools');
  const searches = all
    .slice(0, 6)
    .flatMap(({ name, arabic_name, address, arabic_address }) => [
      name,
      name.toUpperCase(),
      name.slice(2, 7),
      arabic_name.slice(0, 4),
      arabic_name.split(' ').at(-1) ?? arabic_name,
      address.slice(0, 6),
      address.split(', ').at(-1) ?? address,
      arabic_address?.slice(-6) ?? arabic_name,
    ]);
  const all2 = (['en', 'ar'] as const).map((language) => async () => {
    const found = await listed<SchoolDto>(scene, 'listSchools', 'schools', {
      query: { per_page: 100 },
      ...inLanguage(language),
    });
    return differenceOf(idsOf(found), idsOf(byName(all, language)), `the schools in ${language}`);
  });
  const some = [...new Set([...searches, 'no such school'])]
    .filter((text) => text.trim() !== '')
    .map((search, index) => async () => {
      const language = index % 2 === 0 ? 'en' : 'ar';
      const query = { search, per_page: 100 };
      const found = await listed<SchoolDto>(scene, 'listSchools', 'schools', { query, ...inLanguage(language) });
      return differenceOf(
        idsOf(found),
        idsOf(searched(all, search, language)),
        `schools with ${search} in ${language}`,
      );
    });
  return firstError([...all2, ...some]);
}

const labelsOf = ({ address, arabic_address, short_address, zip }: AddressMatchDto) =>
  [address, arabic_address, short_address ?? '', zip ?? ''].map(folded).join(' ');

/** How well a place fits: its own name begins with the query, contains it, or only its words are found. */
function fitOf({ address, arabic_address, short_address }: AddressMatchDto, query: string): number {
  const own = [address.split(', ')[0], arabic_address.split('، ')[0], short_address].map((text) => folded(text ?? ''));
  if (own.some((text) => text.startsWith(folded(query)))) return 2;
  return own.some((text) => text.includes(folded(query))) ? 1 : 0;
}

/** Places are found by their names in either language; the best match comes first, ten at most. */
async function addressError(scene: Scene): Promise<string | null> {
  const regions = await listed<Named>(scene, 'listRegions', 'regions');
  const places: (Named & { region: Named })[] = [];
  for (const region of regions) {
    const found = await listed<Named>(scene, 'listNeighbourhoods', 'neighbourhoods', { path: { id: region.id } });
    places.push(...found.slice(0, 4).map((each) => ({ ...each, region })));
  }
  const search = async (query: string) =>
    listed<AddressMatchDto>(scene, 'searchAddresses', 'addresses', { query: { search: query } });
  const known = async (query: string, wanted: { id: number } | null) => {
    const found = await search(query);
    if (found.length > 10) return `${query} finds ${found.length} places`;
    const words = folded(query).split(' ');
    const stranger = found.find((each) => !words.every((word) => labelsOf(each).includes(word)));
    if (stranger) return `${query} finds ${stranger.address}`;
    const fits = found.map((each) => fitOf(each, query));
    if (fits.some((fit, index) => index > 0 && fit > (fits[index - 1] ?? 0))) return `${query}: the best is not first`;
    for (const { region_id, region, neighbourhood_id, neighbourhood } of found) {
      const named = regions.find(({ id }) => id === region_id);
      const place = places.find(({ id }) => id === neighbourhood_id);
      const error =
        differenceOf(region, { name: named?.name, arabic_name: named?.arabic_name }, `the region of ${query}`) ??
        (place
          ? differenceOf(neighbourhood, { name: place.name, arabic_name: place.arabic_name }, `the place of ${query}`)
          : null);
      if (error !== null) return error;
    }
    if (wanted === null) return null;
    return found.length === 10 || found.some(({ neighbourhood_id }) => neighbourhood_id === wanted.id)
      ? null
      : `${query} does not find its neighbourhood`;
  };
  const streets = (await search(places[0]?.name ?? '')).filter(({ street_name }) => street_name !== null);
  return firstError([
    ...places.flatMap((place) => [
      async () => known(place.name, place),
      async () => known(place.arabic_name, place),
      async () => known(`${place.region.name} ${place.name}`, place),
    ]),
    ...regions.map((region) => async () => known(region.name, null)),
    async () => known((places[0]?.name ?? '').slice(0, 2), null),
    async () => ((await search((places[0]?.name ?? '').slice(0, 2))).length > 0 ? null : 'two letters find nothing'),
    ...streets.flatMap(({ street_name, short_address, zip }) => [
      async () => known(street_name ?? '', null),
      async () => {
        const [first] = short_address === null ? [] : await search(short_address.toLowerCase());
        return first === undefined || first.short_address === short_address ? null : `${short_address} is not first`;
      },
      async () => (zip === null || (await search(zip)).length > 0 ? null : `${zip} finds nothing`),
    ]),
    async () => differenceOf((await search('no such place')).length, 0, 'the number of places without a match'),
    async () => differenceOf((await search('. .')).length, 0, 'the number of places for no letters'),
    async () => {
      const [name = '', arabic = ''] = [places[0]?.name, places[0]?.arabic_name];
      const isArabic = (text: string) => /\p{Script=Arabic}/u.test(text);
      const [english, own] = [(await search(name))[0], (await search(arabic))[0]];
      return isArabic(english?.city ?? '') || !isArabic(own?.city ?? 'ع')
        ? 'a city is in another language than the search'
        : null;
    },
  ]);
}

/** What is found, and in which order. */
export const searchCases: readonly OracleCase[] = [
  {
    name: 'schools by name, or by how they match',
    operation: 'listSchools',
    isReadOnly: true,
    errorOf: schoolSearchError,
  },
  { name: 'the best match first', operation: 'searchAddresses', isReadOnly: true, errorOf: addressError },
];
