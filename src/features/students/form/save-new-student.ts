import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import { isUnknownOutcome } from '#src/api/errors.ts';
import { createApplicant, listApplicants, updateApplicant } from '#src/api/generated/applicants/applicants.ts';
import type { ApplicantDto, ApplicantInputDto } from '#src/api/generated/client.schemas.ts';

type Send = (input: ApplicantInputDto) => Promise<ApplicantDto>;

const isSame = (a: Pick<ApplicantInputDto, 'name' | 'birth_date'>, b: Pick<ApplicantInputDto, 'name' | 'birth_date'>) =>
  a.name.trim() === b.name.trim() && a.birth_date === b.birth_date;

/**
 * Makes what saves a new student (operation `createApplicant`). After an answer that never came nobody knows whether the
 * student stands at the server: the next try looks first, and puts what is typed now into the one that does.
 * @returns a function that answers the student, and throws what the call threw
 */
export function newStudentSaver(): Send {
  const lost: ApplicantInputDto[] = [];
  return async (input) => {
    if (lost.length > 0) {
      const { data } = await listApplicants();
      const saved = data.applicants.findLast((each) => lost.some((sent) => isSame(sent, each)));
      if (saved) return (await updateApplicant(saved.id, input)).data.applicant;
    }
    try {
      const { applicant } = (await createApplicant(input)).data;
      // An answer off the contract says as little as none.
      if (typeof applicant?.id !== 'number') throw new TypeError('The answer holds no student');
      return applicant;
    } catch (error) {
      if (isUnknownOutcome(error) || error instanceof TypeError) lost.push(input);
      throw error;
    }
  };
}

/** Saves a new student, once, however often it takes. Failures are shown by the form. */
export function useSaveNewStudent(): Send {
  const [send] = useState(newStudentSaver);
  const { mutateAsync } = useMutation({ mutationFn: send });
  return mutateAsync;
}
