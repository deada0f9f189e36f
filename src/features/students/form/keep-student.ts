import type { QueryClient } from '@tanstack/react-query';
import { getGetApplicantQueryKey, getListApplicantsQueryKey } from '#src/api/generated/applicants/applicants.ts';
import type { ApplicantAnswerDto, ApplicantDto, ApplicantListDto } from '#src/api/generated/client.schemas.ts';
import { invalidate } from '#src/api/invalidate.ts';

/** Puts a student as the server answered it into what is known of the parent's students, in its place or at the end. */
export function keepStudent(queryClient: QueryClient, applicant: ApplicantDto): void {
  const answer: ApplicantAnswerDto = { custom_status: 200, data: { applicant } };
  queryClient.setQueryData(getGetApplicantQueryKey(applicant.id), answer);
  queryClient.setQueryData<ApplicantListDto>(getListApplicantsQueryKey(), (list) => {
    if (!list) return undefined;
    const { applicants } = list.data;
    const isKnown = applicants.some(({ id }) => id === applicant.id);
    const next = isKnown
      ? applicants.map((each) => (each.id === applicant.id ? applicant : each))
      : [...applicants, applicant];
    return { ...list, data: { ...list.data, applicants: next } };
  });
  // The order in the cart shows the name, school and address of its students.
  void invalidate(queryClient, ['getDraftOrder']);
}

/** Removes a deleted student from the cache, and updates the order in the cart, which lost the student's subscription. */
export function dropStudent(queryClient: QueryClient, applicantId: number): void {
  queryClient.setQueryData<ApplicantListDto>(
    getListApplicantsQueryKey(),
    (list) =>
      list && {
        ...list,
        data: { ...list.data, applicants: list.data.applicants.filter(({ id }) => id !== applicantId) },
      },
  );
  // Not invalidated: a request for a deleted student answers 404.
  queryClient.removeQueries({ queryKey: getGetApplicantQueryKey(applicantId) });
  void invalidate(queryClient, ['getDraftOrder']);
}
