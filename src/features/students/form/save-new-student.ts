import { useState } from 'react';
import { isUnknownOutcome } from '#src/api/errors.ts';
import { createStudent, listStudents, updateStudent } from '#src/api/students.ts';
import type { Student, StudentInput } from '#src/domain/student.ts';

type Send = (input: StudentInput) => Promise<Student>;
type Identity = Pick<StudentInput, 'name' | 'birthDate'>;

const isSame = (a: Identity, b: Identity) => a.name.trim() === b.name.trim() && a.birthDate === b.birthDate;

/**
 * Creates the function that saves a new student (operation `createApplicant`). If a response is lost, the server may or
 * may not have created the student: the next attempt searches for it first, and updates it if it exists.
 * @returns a function that resolves to the student, or rejects with the error of the request
 */
export function newStudentSaver(): Send {
  const lost: StudentInput[] = [];
  return async (input) => {
    if (lost.length > 0) {
      const students = await listStudents();
      const saved = students.findLast((each) => lost.some((sent) => isSame(sent, each)));
      if (saved) return updateStudent(saved.id, input, saved.version);
    }
    try {
      return await createStudent(input);
    } catch (error) {
      // A response that breaks the contract is treated like a lost one.
      if (isUnknownOutcome(error) || error instanceof TypeError) lost.push(input);
      throw error;
    }
  };
}

/** Saves a new student only once, regardless of the number of attempts. */
export function useSaveNewStudent(): Send {
  const [save] = useState(newStudentSaver);
  return save;
}
