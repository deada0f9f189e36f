import { useState } from 'react';
import { type AttemptKeys, isFinalRefusal } from '#src/api/attempts.ts';
import { isUnknownOutcome } from '#src/api/errors.ts';
import { createStudent, updateStudent } from '#src/api/students.ts';
import type { Student, StudentInput } from '#src/domain/student.ts';

type Send = (input: StudentInput) => Promise<Student>;

/**
 * Creates the function that saves a new student (operation `createApplicant`). If the parent corrects the input after a
 * lost answer, the lost request is sent again with its key: if the server had created the student, they are updated.
 * @returns a function that resolves to the student, or rejects with the error of the request
 */
export function newStudentSaver(): Send {
  const keys: AttemptKeys = new Map();
  let created: Student | null = null;
  let lost: StudentInput | null = null;

  /** The student of the lost request; null if the server refuses it. */
  async function settled(input: StudentInput): Promise<Student | null> {
    try {
      return await createStudent(input, keys);
    } catch (error) {
      if (isFinalRefusal(error)) return null;
      throw error;
    }
  }

  return async (input) => {
    if (lost !== null && JSON.stringify(lost) !== JSON.stringify(input)) {
      created = await settled(lost);
      lost = null;
    }
    if (created !== null) return updateStudent(created.id, input, created.version);
    try {
      created = await createStudent(input, keys);
      return created;
    } catch (error) {
      if (isUnknownOutcome(error)) lost = input;
      else if (isFinalRefusal(error)) lost = null;
      throw error;
    }
  };
}

/** Saves a new student only once, regardless of the number of attempts. */
export function useSaveNewStudent(): Send {
  const [save] = useState(newStudentSaver);
  return save;
}
