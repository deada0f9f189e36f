import type { Language } from '#src/domain/language.ts';
import type { HandlersOf } from '../contract.ts';
import { db, nextId } from '#mocks/store/db.ts';
import { paged } from '#mocks/replies/paging.ts';
import type { UserRecord } from '#mocks/store/public-records.ts';
import { conflict, errorReply, type FieldError, notFound } from '#mocks/replies/error-reply.ts';
import { found } from '#mocks/replies/success-reply.ts';
import { texts } from '#mocks/replies/texts.ts';
import { searchKey } from '#mocks/search/search-key.ts';
import { findAddresses } from '#mocks/search/address-search.ts';

type LookupOperation =
  | 'searchAddresses'
  | 'listSchools'
  | 'createSchool'
  | 'listEducationalLevels'
  | 'listHealthIssues'
  | 'listAllergens'
  | 'listRegions'
  | 'listNeighbourhoods';

type SchoolRecord = ReturnType<typeof db.schools.all>[number];

const isActive = ({ is_active }: { is_active: boolean }) => is_active;

const bySortOrder = (a: { sort_order: number }, b: { sort_order: number }) => a.sort_order - b.sort_order;

const shown = ({ added_by: _addedBy, ...school }: SchoolRecord) => ({ ...school });

/** Sorts by the name in the requested language. */
function byName(language: Language) {
  const { compare } = new Intl.Collator(language);
  const name = (each: { name: string; arabic_name: string }) => (language === 'ar' ? each.arabic_name : each.name);
  return (a: { name: string; arabic_name: string }, b: { name: string; arabic_name: string }) =>
    compare(name(a), name(b));
}

/** The rank of a school in a search: 2 if a name begins with the text, 1 if a name or an address contains it, 0 otherwise. */
function fit(school: SchoolRecord, wanted: string): number {
  const names = [school.name, school.arabic_name].map(searchKey);
  if (names.some((name) => name.startsWith(wanted))) return 2;
  const all = [...names, searchKey(school.address), searchKey(school.arabic_address ?? '')];
  return all.some((text) => text.includes(wanted)) ? 1 : 0;
}

/** The lists of options for forms. */
export const lookupHandlers: HandlersOf<UserRecord, LookupOperation> = {
  searchAddresses: ({ query, language }) => found({ addresses: findAddresses(query.search, language) }),

  listSchools({ query, user, language }) {
    const wanted = searchKey(query.search ?? '');
    const fits = db.schools
      .all()
      .filter(isActive)
      .filter(({ status, added_by }) => status === 'approved' || (user !== null && added_by === user.id))
      .filter(({ region_id }) => query.region_id === undefined || region_id === query.region_id)
      .map((school) => ({ school, fit: fit(school, wanted) }))
      .filter((each) => each.fit > 0);
    const order = byName(language);
    const sorted = fits.toSorted((a, b) => b.fit - a.fit || order(a.school, b.school));
    const { items, meta } = paged(sorted, query.page, query.per_page);
    return {
      status: 200,
      body: { custom_status: 200, data: { schools: items.map(({ school }) => shown(school)) }, meta },
    };
  },

  async createSchool({ body, user, language, now }) {
    const errors: FieldError[] = [];
    const [name, arabicName] = [body.name, body.arabic_name].map((each) => each?.trim() || null);
    const knownName = name ?? arabicName;
    if (!knownName) errors.push({ field: 'name', code: 'blank', text: texts.schoolNameMissing });
    const region = db.regions.findFirst((query) => query.where({ id: body.region_id, is_active: true }));
    if (!region) errors.push({ field: 'region_id', code: 'not_found', text: texts.regionMissing });
    const levelIds = body.educational_level_ids ?? [];
    if (new Set(levelIds).size < levelIds.length) errors.push({ field: 'educational_level_ids', code: 'taken' });
    const levels = new Set(db.educationalLevels.all().map(({ id }) => id));
    if (levelIds.some((id) => !levels.has(id))) {
      errors.push({ field: 'educational_level_ids', code: 'not_found', text: texts.schoolLevelUnknown });
    }
    if (!knownName || errors.length > 0) return errorReply(422, errors, language);

    const names = new Set([name ?? knownName, arabicName ?? knownName].map(searchKey));
    const isListed = db.schools
      .all()
      .filter(
        ({ region_id, status, added_by }) =>
          region_id === body.region_id && (status === 'approved' || added_by === user.id),
      )
      .some((school) => names.has(searchKey(school.name)) || names.has(searchKey(school.arabic_name)));
    if (isListed) return conflict('school_exists', texts.schoolExists, language);

    const at = now.toISOString();
    const school = await db.schools.create({
      id: nextId('schools'),
      name: name ?? knownName,
      arabic_name: arabicName ?? knownName,
      address: body.address.trim(),
      arabic_address: body.arabic_address?.trim() ?? null,
      region_id: body.region_id,
      educational_level_ids: levelIds,
      is_served: false,
      status: 'pending_review',
      added_by: user.id,
      created_at: at,
      updated_at: at,
      is_active: true,
    });
    const message = texts.schoolAdded[language];
    return { status: 201, body: { custom_status: 201, message, data: { school: shown(school) } } };
  },

  listEducationalLevels: () =>
    found({ educational_levels: db.educationalLevels.all().filter(isActive).toSorted(bySortOrder) }),

  listHealthIssues: () => found({ health_issues: db.healthIssues.all().filter(isActive).toSorted(bySortOrder) }),

  listAllergens: () => found({ allergens: db.allergens.all().filter(isActive).toSorted(bySortOrder) }),

  listRegions: () => found({ regions: db.regions.all().filter(isActive) }),

  listNeighbourhoods({ params, language }) {
    const region = db.regions.findFirst((query) => query.where({ id: params.id, is_active: true }));
    if (!region) return notFound(language);
    const neighbourhoods = db.neighbourhoods
      .all()
      .filter((each) => each.is_active && each.region_id === region.id)
      .toSorted(byName(language));
    return found({ neighbourhoods });
  },
};
