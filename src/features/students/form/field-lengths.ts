import { createApplicantLimits as limits } from '#src/api/generated/limits.ts';

/** The maximum length of each text field of the student form, in characters. */
export const maxLengths = {
  name: limits.name.maxLength,
  arabicName: limits.arabic_name.maxLength,
  description: limits['health_issues.description'].maxLength,
  street: limits['home_address.street_name'].maxLength,
  building: limits['home_address.building_number'].maxLength,
  buildingName: limits['home_address.building_name'].maxLength,
  landmark: limits['home_address.landmark'].maxLength,
};
