import { useState } from 'react';
import { isUnknownOutcome } from '#src/api/errors.ts';
import { createApplicant, listApplicants, updateApplicant } from '#src/api/generated/applicants/applicants.ts';
import type { ApplicantDto, ApplicantInputDto } from '#src/api/generated/client.schemas.ts';

type Send = (input: ApplicantInputDto) => Promise<ApplicantDto>;

const isSame = (a: Pick<ApplicantInputDto, 'name' | 'birth_date'>, b: Pick<ApplicantInputDto, 'name' | 'birth_date'>) =>
  a.name.trim() === b.name.trim() && a.birth_date === b.birth_date;

/**
 * Creates the function that saves a new student (operation `createApplicant`). After an answer that never came the
 * server may have the student or not: the next attempt looks first, and updates the one that it finds.
 * @returns resolves to the student, and rejects with the error of the call
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
      // An answer that breaks the contract is as good as none.
      if (typeof applicant?.id !== 'number') throw new TypeError('The answer holds no student');
      return applicant;
    } catch (error) {
      if (isUnknownOutcome(error) || error instanceof TypeError) lost.push(input);
      throw error;
    }
  };
}

/** Saves a new student, once, however many attempts it takes. */
export function useSaveNewStudent(): Send {
  const [save] = useState(newStudentSaver);
  return save;
}
