import type { ApplicantInputOutput } from '#src/api/generated/zod/schemas.ts';
import { birthDateError } from '#src/domain/age.ts';
import { missingAddressParts } from '#src/domain/home-address.ts';
import { riyadhDateOf } from '#src/domain/riyadh-date.ts';
import { db } from '#mocks/store/db.ts';
import type { ApplicantRecord } from '#mocks/store/order-records.ts';
import { orderTexts } from '#mocks/replies/order-texts.ts';
import type { RuleFault } from '#mocks/replies/rule-replies.ts';
import { numbers } from '#mocks/orders/subscriptions/subscription.ts';

type Given = ApplicantInputOutput;

function birthFaults({ birth_date }: Given, kept: ApplicantRecord | null, now: Date): RuleFault[] {
  const today = riyadhDateOf(now);
  if (birth_date > today) return [{ field: 'birth_date', code: 'invalid', says: orderTexts.bornLater }];
  return birthDateError(birth_date, today, numbers, kept?.birth_date) === null
    ? []
    : [{ field: 'birth_date', code: 'out_of_age', says: orderTexts.outOfAge }];
}

/** A school that its parent added is usable at once, by that parent. */
function schoolFaults(given: Given, userId: number): RuleFault[] {
  const school = db.schools.findFirst((query) => query.where({ id: given.school_id, is_active: true }));
  const isPending = school?.status === 'pending_review';
  const faults: RuleFault[] = [];
  if (!school || (isPending && school.added_by !== userId)) {
    faults.push({ field: 'school_id', code: 'not_found', says: orderTexts.schoolUnknown });
  } else if (!isPending && !school.is_served) {
    faults.push({ field: 'school_id', code: 'not_served', says: orderTexts.schoolNotServed });
  }
  const level = db.educationalLevels.findFirst((query) =>
    query.where({ id: given.educational_level_id, is_active: true }),
  );
  const taught = school?.educational_level_ids ?? [];
  if (!level) {
    faults.push({ field: 'educational_level_id', code: 'not_found', says: orderTexts.levelUnknown });
  } else if (taught.length > 0 && !taught.includes(level.id)) {
    faults.push({ field: 'educational_level_id', code: 'not_at_school', says: orderTexts.levelNotAtSchool });
  }
  return faults;
}

/** What is no longer offered is taken of a student who has it already: an allergy must not get lost by an edit. */
function healthFaults({ health_issues, allergens }: Given, kept: ApplicantRecord | null): RuleFault[] {
  const faults: RuleFault[] = [];
  const keptIssues = new Set(kept?.health_issues.map((each) => each.health_issue_id));
  const keptAllergens = new Set(kept?.allergens.map(({ code }) => code));
  for (const [index, { health_issue_id, description }] of health_issues.entries()) {
    const field = `health_issues.${index}`;
    const known = db.healthIssues.findFirst((query) => query.where({ id: health_issue_id }));
    const issue = known?.is_active === true || keptIssues.has(health_issue_id) ? known : undefined;
    const isTwice = health_issues.findIndex((each) => each.health_issue_id === health_issue_id) < index;
    if (!issue) {
      faults.push({ field: `${field}.health_issue_id`, code: 'not_found', says: orderTexts.issueUnknown });
    } else if (isTwice) {
      faults.push({ field: `${field}.health_issue_id`, code: 'taken', says: orderTexts.issueTwice });
    } else if (issue.requires_description && (description ?? '').trim() === '') {
      faults.push({ field: `${field}.description`, code: 'blank', says: orderTexts.issueUndescribed });
    }
  }
  for (const [index, { code }] of allergens.entries()) {
    const known = db.allergens.findFirst((query) => query.where({ code }));
    if (!known || (!known.is_active && !keptAllergens.has(code))) {
      faults.push({ field: `allergens.${index}.code`, code: 'not_found', says: orderTexts.allergenUnknown });
    }
  }
  return faults;
}

const partFields = {
  region: ['home_address.region_id', orderTexts.regionUnknown],
  neighbourhood: ['home_address.neighbourhood_id', orderTexts.neighbourhoodMissing],
  street: ['home_address.street_name', orderTexts.streetMissing],
  building: ['home_address.building_number', orderTexts.buildingMissing],
} as const;

function homeFaults({ home_address: home, delivery_target }: Given): RuleFault[] {
  if (!home) {
    return delivery_target === 'home' ? [{ field: 'home_address', code: 'blank', says: orderTexts.homeMissing }] : [];
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
  const faults: RuleFault[] = missing.map((part) => {
    const [field, says] = partFields[part];
    return { field, code: 'blank', says };
  });
  if (region_id !== null && !db.regions.findFirst((query) => query.where({ id: region_id, is_active: true }))) {
    return [...faults, { field: 'home_address.region_id', code: 'not_found', says: orderTexts.regionUnknown }];
  }
  if (neighbourhood_id === null) return faults;
  const neighbourhood = db.neighbourhoods.findFirst((query) => query.where({ id: neighbourhood_id }));
  if (neighbourhood && neighbourhood.region_id === region_id) return faults;
  const field = 'home_address.neighbourhood_id';
  return [...faults, { field, code: 'not_in_region', says: orderTexts.neighbourhoodElsewhere }];
}

/**
 * What breaks a rule in a student as the parent entered them, in the order of the form.
 * @param kept the student as saved; null for a new one
 */
export function applicantFaults(given: Given, kept: ApplicantRecord | null, userId: number, now: Date): RuleFault[] {
  return [
    ...birthFaults(given, kept, now),
    ...schoolFaults(given, userId),
    ...healthFaults(given, kept),
    ...homeFaults(given),
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

/** The part of a student's record that the parent enters; what was left out is null. */
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
