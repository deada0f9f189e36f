import { describe, expect, it } from 'vitest';
import type { StudentInput } from '#src/domain/student.ts';
import { applicantDto } from './applicant-dto.ts';
import { CreateApplicantBody } from './generated/zod/schemas.ts';
import { toApplicantInput, toStudent } from './students.ts';

describe('toStudent', () => {
  it('keeps each part of a student at its name', () => {
    expect(toStudent(applicantDto({}))).toEqual({
      id: 13,
      name: 'Lama Al Harbi',
      arabicName: 'Lama (in Arabic)',
      birthDate: '2021-06-20',
      school: {
        id: 3,
        name: 'Masar School',
        arabicName: 'Madrasat Masar',
        address: 'Anas Ibn Malik Rd',
        arabicAddress: 'Tariq Anas Ibn Malik',
        regionId: 1,
      },
      educationalLevel: { id: 2, name: 'Lower primary', arabicName: 'Lower primary (in Arabic)' },
      healthIssues: [
        { id: 4, name: 'Nut allergy', arabicName: 'Nuts (in Arabic)', category: 'allergy', description: 'Has a pen' },
      ],
      allergens: [{ code: 'peanuts', name: 'Peanuts', arabicName: 'Peanuts (in Arabic)', severity: 'severe' }],
      homeAddress: {
        regionId: 1,
        region: { name: 'Riyadh', arabicName: 'Ar Riyad' },
        neighbourhoodId: 14,
        neighbourhood: { name: 'An Narjis', arabicName: 'An Narjis (in Arabic)' },
        street: 'Anas Ibn Malik Rd',
        buildingNumber: '4527',
        buildingName: null,
        landmark: 'The blue gate',
        shortAddress: 'RNJA4527',
        zip: '13327',
        phoneNumber: '+966553018264',
        details: {
          latitude: 24.8336,
          longitude: 46.6667,
          label: 'Our home',
          country: 'Saudi Arabia',
          city: 'Riyadh',
          state: 'Riyadh Province',
        },
      },
      deliveryTarget: 'home',
      hasActiveSubscription: true,
      activeSubscription: {
        subscriptionId: 3041,
        orderId: 2053,
        status: 'active',
        startsOn: '2026-11-29',
        endsOn: '2026-12-28',
        package: {
          id: 1,
          name: 'Everyday Healthy',
          arabicName: 'As-sihhi al-yawmi',
          category: 'healthy',
          frequency: 'monthly',
          imageUrl: null,
        },
      },
      offDays: ['2026-12-08'],
      version: 2,
    });
  });

  it('has no address and no subscription where the student has none', () => {
    const student = toStudent(applicantDto({ home_address: null, active_sub_order: null }));
    expect([student.homeAddress, student.activeSubscription]).toEqual([null, null]);
  });

  it.each(['allergens', 'health_issues'] as const)('fails for an answer without %s', (field) => {
    const { [field]: _missing, ...rest } = applicantDto({});
    expect(() => toStudent(rest as ReturnType<typeof applicantDto>)).toThrow(TypeError);
  });

  it('keeps an allergen and an issue of which it does not know the severity and the category', () => {
    const { allergens, health_issues } = applicantDto({});
    const newer = { severity: 'fatal', category: 'intolerance' } as object;
    const student = toStudent(
      applicantDto({
        allergens: allergens.map((each) => ({ ...each, ...newer })),
        health_issues: health_issues.map((each) => ({ ...each, ...newer })),
      }),
    );
    expect(student.allergens).toMatchObject([{ code: 'peanuts', severity: null }]);
    expect(student.healthIssues).toMatchObject([{ id: 4, category: null, description: 'Has a pen' }]);
  });
});

describe('toApplicantInput', () => {
  const input: StudentInput = {
    name: 'Salman Al Harbi',
    arabicName: null,
    birthDate: '2017-03-07',
    schoolId: 3,
    educationalLevelId: 2,
    healthIssues: [{ id: 1, description: 'Counts carbohydrates' }],
    allergens: [{ code: 'milk', severity: 'mild' }],
    homeAddress: {
      regionId: 1,
      neighbourhoodId: 14,
      street: 'Anas Ibn Malik Rd',
      buildingNumber: '7421',
      buildingName: null,
      landmark: null,
      shortAddress: 'RNJA7421',
      zip: '13327',
      phoneNumber: '+966553018264',
      details: { latitude: 24.8, longitude: 46.6 },
    },
    deliveryTarget: 'school',
    conditionsAccepted: true,
    conditionsVersion: '2026-09',
  };

  it('is the request of the contract', () => {
    const sent = toApplicantInput(input);
    expect(CreateApplicantBody.parse(sent)).toEqual(sent);
    expect(sent).toEqual({
      name: 'Salman Al Harbi',
      arabic_name: null,
      birth_date: '2017-03-07',
      school_id: 3,
      educational_level_id: 2,
      health_issues: [{ health_issue_id: 1, description: 'Counts carbohydrates' }],
      allergens: [{ code: 'milk', severity: 'mild' }],
      home_address: {
        region_id: 1,
        neighbourhood_id: 14,
        street_name: 'Anas Ibn Malik Rd',
        building_number: '7421',
        building_name: null,
        landmark: null,
        short_address: 'RNJA7421',
        latitude: 24.8,
        longitude: 46.6,
        zip: '13327',
        phone: '+966553018264',
      },
      delivery_target: 'school',
      conditions_accepted: true,
      conditions_version: '2026-09',
    });
  });

  it('has no address where none is saved', () => {
    expect(toApplicantInput({ ...input, homeAddress: null }).home_address).toBeNull();
  });
});
