import { beforeEach, expect, test, vi } from 'vitest';
import { ApiError } from '#src/api/errors.ts';
import type { ApplicantDto, ApplicantEditDto, ApplicantInputDto } from '#src/api/generated/client.schemas.ts';
import { toStudentInput } from './student-values.ts';
import { sampleIssues, sampleValues } from './student-samples.ts';
import { newStudentSaver } from './save-new-student.ts';

const server = vi.hoisted(() => ({
  students: [] as ApplicantDto[],
  calls: [] as string[],
  /** The outcome of the next request to create a student; the server creates it in every case except `refused`. */
  next: 'sound' as 'sound' | 'lost' | 'foreign' | 'refused',
}));

vi.mock(import('#src/api/generated/applicants/applicants.ts'), async (original) => {
  const { ApiError: Failure } = await import('#src/api/errors.ts');
  const { applicantDto } = await import('#src/api/applicant-dto.ts');
  const saved = (id: number, { name, birth_date, school_id }: ApplicantInputDto) => {
    const { school } = applicantDto({});
    return applicantDto({ id, name, birth_date, school_id, school: { ...school, id: school_id } });
  };
  return {
    ...(await original()),
    listApplicants: async () => {
      server.calls.push('list');
      return Promise.resolve({ custom_status: 200, data: { applicants: [...server.students] } });
    },
    createApplicant: async (input: ApplicantInputDto) => {
      server.calls.push('create');
      if (server.next === 'refused') throw new Failure('no', { kind: 'status', status: 422 });
      const applicant = saved(server.students.length + 1, input);
      server.students.push(applicant);
      if (server.next === 'lost') throw new Failure('gone', { kind: 'network', status: 0 });
      const foreign = { something: 'else' } as unknown as { applicant: ApplicantDto };
      return Promise.resolve({ custom_status: 201, data: server.next === 'foreign' ? foreign : { applicant } });
    },
    updateApplicant: async (id: number, input: ApplicantEditDto) => {
      server.calls.push(`update ${id}, version ${input.version}`);
      return Promise.resolve({ custom_status: 200, data: { applicant: saved(id, input) } });
    },
  };
});

const jana = { ...toStudentInput(sampleValues, sampleIssues, '2026-09'), name: 'Jana', birthDate: '2017-03-14' };

beforeEach(() => {
  server.students.length = 0;
  server.calls.length = 0;
  server.next = 'sound';
});

test('a student is sent once where the answer comes', async () => {
  expect((await newStudentSaver()(jana)).id).toBe(1);
  expect(server.calls).toEqual(['create']);
});

test.each(['lost', 'foreign'] as const)(
  'after an answer that was %s the student is looked for, not made again',
  async (how) => {
    const save = newStudentSaver();
    server.next = how;
    await expect(save(jana)).rejects.toBeInstanceOf(Error);
    server.next = 'sound';
    const saved = await save({ ...jana, schoolId: 4 });
    expect(saved).toMatchObject({ id: 1, school: { id: 4 } });
    expect(server.calls).toEqual(['create', 'list', 'update 1, version 2']);
    expect(server.students).toHaveLength(1);
  },
);

test('a name that was corrected meanwhile still finds the student', async () => {
  const save = newStudentSaver();
  server.next = 'lost';
  await expect(save(jana)).rejects.toBeInstanceOf(ApiError);
  server.next = 'sound';
  await save({ ...jana, name: 'Jana Al Salem' });
  expect(server.students).toHaveLength(1);
});

test('a student that never arrived is made at the second try', async () => {
  const save = newStudentSaver();
  server.next = 'lost';
  await expect(save(jana)).rejects.toBeInstanceOf(ApiError);
  server.students.length = 0;
  server.next = 'sound';
  await save(jana);
  expect(server.calls).toEqual(['create', 'list', 'create']);
});

test('after a refusal nothing is looked for', async () => {
  const save = newStudentSaver();
  server.next = 'refused';
  await expect(save(jana)).rejects.toBeInstanceOf(ApiError);
  server.next = 'sound';
  await save(jana);
  expect(server.calls).toEqual(['create', 'create']);
});
