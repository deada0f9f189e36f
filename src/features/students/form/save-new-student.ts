import { useState } from 'react';
import { isUnknownOutcome } from '#src/api/errors.ts';
import { createStudent, listStudents, updateStudent } from '#src/api/students.ts';
import type { Student, StudentInput } from '#src/domain/student.ts';

type Send = (input: StudentInput) => Promise<Student>;
type Identity = Pick<StudentInput, 'name' | 'birthDate'>;

const isSame = (a: Identity, b: Identity) => a.name.trim() === b.name.trim() && a.birthDate === b.birthDate;

/**
 * Creates the function that saves a new student (operation `createApplicant`). After an answer that never came the
 * server may have the student or not: the next attempt looks first, and updates the one that it finds.
 * @returns resolves to the student, and rejects with the error of the call
 */
export function newStudentSaver(): Send {
  const lost: StudentInput[] = [];
  return async (input) => {
    if (lost.length > 0) {
      const students = await listStudents();
      const saved = students.findLast((each) => lost.some((sent) => isSame(sent, each)));
      if (saved) return updateStudent(saved.id, input);
    }
    try {
      return await createStudent(input);
    } catch (error) {
      // An answer that breaks the contract is as good as none.
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
