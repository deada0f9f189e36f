import { queryOptions } from '@tanstack/react-query';
import type { HomeAddress, HomeAddressInput } from '#src/domain/home-address.ts';
import type { ActiveSubscription, Student, StudentInput } from '#src/domain/student.ts';
import { type AttemptKeys, sendOnce, sendRemoval } from './attempts.ts';
import type { ApiError } from './errors.ts';
import {
  createApplicant,
  deleteApplicant,
  getApplicant,
  getGetApplicantQueryKey,
  getListApplicantsQueryKey,
  listApplicants,
  updateApplicant,
} from './generated/applicants/applicants.ts';
import {
  type ActiveSubOrderDto,
  AllergySeverityDto,
  type ApplicantDto,
  type ApplicantInputDto,
  HealthIssueCategoryDto,
  type HomeAddressDto,
  type HomeAddressInputDto,
} from './generated/client.schemas.ts';
import { knownValue } from './known-value.ts';
import { toLocalizedName } from './localized-name.ts';
import { toPackageSummary } from './packages.ts';
import { toSchoolSummary } from './school-summary.ts';

/** Maps a student's allergens and health issues. */
export function toHealth({
  health_issues,
  allergens,
}: Pick<ApplicantDto, 'health_issues' | 'allergens'>): Pick<Student, 'healthIssues' | 'allergens'> {
  return {
    healthIssues: health_issues.map((issue) => ({
      id: issue.health_issue_id,
      name: issue.name,
      arabicName: issue.arabic_name,
      category: knownValue(HealthIssueCategoryDto, issue.category),
      description: issue.description,
    })),
    allergens: allergens.map(({ code, name, arabic_name, severity }) => ({
      code,
      name,
      arabicName: arabic_name,
      severity: knownValue(AllergySeverityDto, severity),
    })),
  };
}

/**
 * Maps an `applicant`: a student of the parent.
 * @throws TypeError for a response without the health lists: a student with unknown allergies must not be shown as one
 * without allergies
 */
export function toStudent(applicant: ApplicantDto): Student {
  const level = applicant.educational_level;
  return {
    id: applicant.id,
    name: applicant.name,
    arabicName: applicant.arabic_name,
    birthDate: applicant.birth_date,
    school: toSchoolSummary(applicant.school),
    educationalLevel: { id: level.id, name: level.name, arabicName: level.arabic_name },
    ...toHealth(applicant),
    homeAddress: applicant.home_address && toHomeAddress(applicant.home_address),
    deliveryTarget: applicant.delivery_target,
    hasActiveSubscription: applicant.has_active_sub_order,
    activeSubscription: applicant.active_sub_order && toActiveSubscription(applicant.active_sub_order),
    offDays: applicant.vacancy,
    version: applicant.version,
  };
}

function toHomeAddress(home: HomeAddressDto): HomeAddress {
  const { latitude, longitude, label, country, city, state } = home;
  return {
    regionId: home.region_id,
    region: toLocalizedName(home.region),
    neighbourhoodId: home.neighbourhood_id,
    neighbourhood: toLocalizedName(home.neighbourhood),
    street: home.street_name,
    buildingNumber: home.building_number,
    buildingName: home.building_name,
    landmark: home.landmark,
    shortAddress: home.short_address,
    zip: home.zip,
    phoneNumber: home.phone,
    details: { latitude, longitude, label, country, city, state },
  };
}

function toActiveSubscription(subscription: ActiveSubOrderDto): ActiveSubscription {
  return {
    subscriptionId: subscription.sub_order_id,
    orderId: subscription.order_id,
    status: subscription.status,
    startsOn: subscription.start_date,
    endsOn: subscription.end_date,
    package: toPackageSummary(subscription.package),
  };
}

/** Loads the current students from the server (operation `listApplicants`). */
async function listStudents(options?: { signal: AbortSignal }): Promise<Student[]> {
  return (await listApplicants(options)).data.applicants.map(toStudent);
}

/** The query of the parent's students (operation `listApplicants`). */
export function studentsQuery() {
  return queryOptions<Student[], ApiError>({
    queryKey: getListApplicantsQueryKey(),
    queryFn: async ({ signal }) => listStudents({ signal }),
  });
}

/** The query of one student (operation `getApplicant`). */
export function studentQuery(id: number) {
  return queryOptions<Student, ApiError>({
    queryKey: getGetApplicantQueryKey(id),
    queryFn: async ({ signal }) => toStudent((await getApplicant(id, { signal })).data.applicant),
  });
}

/** Adds a student (operation `createApplicant`). */
export async function createStudent(input: StudentInput, keys: AttemptKeys): Promise<Student> {
  const applicant = toApplicantInput(input);
  return sendOnce(
    keys,
    ['createApplicant', applicant],
    (init) => createApplicant(applicant, init),
    ({ data }) => toStudent(data.applicant),
  );
}

/**
 * Saves the changes of a student (operation `updateApplicant`).
 * @param version the version that the input is based on; an older one than the server's is refused (409)
 */
export async function updateStudent(id: number, input: StudentInput, version: number): Promise<Student> {
  return toStudent((await updateApplicant(id, { ...toApplicantInput(input), version })).data.applicant);
}

/** Deletes a student (operation `deleteApplicant`). A repetition succeeds as well. */
export async function deleteStudent(id: number): Promise<void> {
  await sendRemoval(async () => deleteApplicant(id));
}

/** Maps the saved fields of a student. */
export function toApplicantInput(input: StudentInput): ApplicantInputDto {
  return {
    name: input.name,
    arabic_name: input.arabicName,
    birth_date: input.birthDate,
    school_id: input.schoolId,
    educational_level_id: input.educationalLevelId,
    health_issues: input.healthIssues.map(({ id, description }) => ({ health_issue_id: id, description })),
    allergens: input.allergens,
    home_address: input.homeAddress && toHomeAddressInput(input.homeAddress),
    delivery_target: input.deliveryTarget,
    conditions_accepted: input.conditionsAccepted,
    conditions_version: input.conditionsVersion,
  };
}

function toHomeAddressInput(home: HomeAddressInput): HomeAddressInputDto {
  return {
    ...home.details,
    region_id: home.regionId,
    neighbourhood_id: home.neighbourhoodId,
    street_name: home.street,
    building_number: home.buildingNumber,
    building_name: home.buildingName,
    landmark: home.landmark,
    short_address: home.shortAddress,
    zip: home.zip,
    phone: home.phoneNumber,
  };
}
