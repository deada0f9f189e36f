import type { ApplicantInputOutput } from '#src/api/generated/zod/schemas.ts';
import { birthDateError } from '#src/domain/age.ts';
import { missingAddressParts } from '#src/domain/home-address.ts';
import { riyadhDateOf } from '#src/domain/riyadh-date.ts';
import { db } from '#mocks/store/db.ts';
import type { ApplicantRecord } from '#mocks/store/order-records.ts';
import type { FieldError } from '#mocks/replies/error-reply.ts';
import { texts } from '#mocks/replies/texts.ts';
import { conditionsVersion } from './conditions.ts';
import { numbers, waitsForPayment } from '#mocks/orders/subscriptions/subscription.ts';

type Given = ApplicantInputOutput;

function birthErrors({ birth_date }: Given, kept: ApplicantRecord | null, now: Date): FieldError[] {
  const today = riyadhDateOf(now);
  if (birth_date > today) return [{ field: 'birth_date', code: 'invalid', text: texts.birthDateInFuture }];
  return birthDateError(birth_date, today, numbers, kept?.birth_date) === null
    ? []
    : [{ field: 'birth_date', code: 'out_of_age', text: texts.outOfAge }];
}

/**
 * Errors of the school. A parent can use a school immediately after adding it. The school and level that a student has
 * stay valid, so that an allergy can always be added. The days of an order that waits for its payment are those of the
 * student's school, which therefore stays.
 */
function schoolErrors(given: Given, kept: ApplicantRecord | null, userId: number, now: Date): FieldError[] {
  const isKept = kept?.school_id === given.school_id;
  if (isKept && kept.educational_level_id === given.educational_level_id) return [];
  const known = db.schools.findFirst((query) => query.where({ id: given.school_id }));
  const school = isKept || known?.is_active === true ? known : undefined;
  const isPending = school?.status === 'pending_review';
  const errors: FieldError[] = [];
  if (!school || (!isKept && isPending && school.added_by !== userId)) {
    errors.push({ field: 'school_id', code: 'not_found', text: texts.schoolUnknown });
  } else if (!isKept && !isPending && !school.is_served) {
    errors.push({ field: 'school_id', code: 'not_served', text: texts.schoolNotServed });
  } else if (kept && kept.school_id !== school.id && waitsForPayment(kept.id, now)) {
    errors.push({ field: 'school_id', code: 'payment_open', text: texts.schoolOfOpenPayment(kept) });
  }
  const level = db.educationalLevels.findFirst((query) =>
    query.where({ id: given.educational_level_id, is_active: true }),
  );
  const taught = school?.educational_level_ids ?? [];
  if (!level) {
    errors.push({ field: 'educational_level_id', code: 'not_found', text: texts.levelUnknown });
  } else if (taught.length > 0 && !taught.includes(level.id)) {
    errors.push({ field: 'educational_level_id', code: 'not_at_school', text: texts.levelNotAtSchool });
  }
  return errors;
}

/**
 * Errors of the health fields. Withdrawn issues and allergens stay valid for a student who has them, so that no allergy
 * is lost.
 */
function healthErrors({ health_issues, allergens }: Given, kept: ApplicantRecord | null): FieldError[] {
  const errors: FieldError[] = [];
  const keptIssues = new Set(kept?.health_issues.map((each) => each.health_issue_id));
  const keptAllergens = new Set(kept?.allergens.map(({ code }) => code));
  for (const [index, { health_issue_id, description }] of health_issues.entries()) {
    const field = `health_issues.${index}`;
    const known = db.healthIssues.findFirst((query) => query.where({ id: health_issue_id }));
    const issue = known?.is_active === true || keptIssues.has(health_issue_id) ? known : undefined;
    const isTwice = health_issues.findIndex((each) => each.health_issue_id === health_issue_id) < index;
    if (!issue) {
      errors.push({ field: `${field}.health_issue_id`, code: 'not_found', text: texts.issueUnknown });
    } else if (isTwice) {
      errors.push({ field: `${field}.health_issue_id`, code: 'taken', text: texts.issueTwice });
    } else if (issue.requires_description && (description ?? '').trim() === '') {
      errors.push({ field: `${field}.description`, code: 'blank', text: texts.issueUndescribed });
    }
  }
  for (const [index, { code }] of allergens.entries()) {
    const known = db.allergens.findFirst((query) => query.where({ code }));
    const field = `allergens.${index}.code`;
    if (!known || (!known.is_active && !keptAllergens.has(code))) {
      errors.push({ field, code: 'not_found', text: texts.allergenUnknown });
    } else if (allergens.findIndex((each) => each.code === code) < index) {
      errors.push({ field, code: 'taken', text: texts.allergenTwice });
    }
  }
  return errors;
}

const partFields = {
  region: ['home_address.region_id', texts.regionUnknown],
  neighbourhood: ['home_address.neighbourhood_id', texts.neighbourhoodMissing],
  street: ['home_address.street_name', texts.streetMissing],
  building: ['home_address.building_number', texts.buildingMissing],
} as const;

function homeErrors({ home_address: home, delivery_target }: Given): FieldError[] {
  if (!home) {
    return delivery_target === 'home' ? [{ field: 'home_address', code: 'blank', text: texts.homeAddressMissing }] : [];
  }
  const { region_id = null, neighbourhood_id = null } = home;
  const missing = missingAddressParts({
    regionId: region_id,
    neighbourhoodId: neighbourhood_id,
    street: home.street_name ?? null,
    buildingNumber: home.building_number ?? null,
    buildingName: home.building_name ?? null,
    shortAddress: home.short_address ?? null,
  });
  const errors: FieldError[] = missing.map((part) => {
    const [field, text] = partFields[part];
    return { field, code: 'blank', text };
  });
  if (region_id !== null && !db.regions.findFirst((query) => query.where({ id: region_id, is_active: true }))) {
    return [...errors, { field: 'home_address.region_id', code: 'not_found', text: texts.regionUnknown }];
  }
  if (neighbourhood_id === null) return errors;
  const neighbourhood = db.neighbourhoods.findFirst((query) => query.where({ id: neighbourhood_id }));
  if (neighbourhood && neighbourhood.region_id === region_id) return errors;
  const field = 'home_address.neighbourhood_id';
  return [...errors, { field, code: 'not_in_region', text: texts.neighbourhoodNotInRegion }];
}

/** The accepted version has to be the present one: consent counts only for the text that the parent has read. */
function conditionsErrors({ conditions_version }: Given): FieldError[] {
  if (conditions_version === conditionsVersion()) return [];
  return [{ field: 'conditions_version', code: 'not_current', text: texts.conditionsChanged }];
}

/**
 * The errors of a student that the parent entered, in the order of the form.
 * @param kept the student as saved; null for a new one
 */
export function applicantErrors(given: Given, kept: ApplicantRecord | null, userId: number, now: Date): FieldError[] {
  return [
    ...birthErrors(given, kept, now),
    ...schoolErrors(given, kept, userId, now),
    ...healthErrors(given, kept),
    ...homeErrors(given),
    ...conditionsErrors(given),
  ];
}

const orNull = (text: string | null | undefined) => text?.trim() || null;

function enteredHome(home: Given['home_address']): ApplicantRecord['home_address'] {
  if (!home) return null;
  return {
    region_id: home.region_id ?? null,
    neighbourhood_id: home.neighbourhood_id ?? null,
    street_name: orNull(home.street_name),
    building_number: orNull(home.building_number),
    building_name: orNull(home.building_name),
    landmark: orNull(home.landmark),
    short_address: orNull(home.short_address),
    latitude: home.latitude ?? null,
    longitude: home.longitude ?? null,
    label: orNull(home.label),
    country: orNull(home.country),
    city: orNull(home.city),
    state: orNull(home.state),
    zip: orNull(home.zip),
    phone: orNull(home.phone),
  };
}

/** The fields of a student's record that the parent enters; omitted ones are null. */
export function enteredApplicant(given: Given) {
  return {
    name: given.name.trim(),
    arabic_name: orNull(given.arabic_name),
    birth_date: given.birth_date,
    school_id: given.school_id,
    educational_level_id: given.educational_level_id,
    health_issues: given.health_issues.map(({ health_issue_id, description }) => ({
      health_issue_id,
      description: orNull(description),
    })),
    allergens: given.allergens.map(({ code, severity }) => ({ code, severity })),
    home_address: enteredHome(given.home_address),
    delivery_target: given.delivery_target,
    conditions_accepted: given.conditions_accepted,
    conditions_version: given.conditions_version,
  } satisfies Partial<ApplicantRecord>;
}
