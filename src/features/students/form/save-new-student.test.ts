import { beforeEach, expect, test, vi } from 'vitest';
import { ApiError } from '#src/api/errors.ts';
import type { ApplicantDto, ApplicantEditDto, ApplicantInputDto } from '#src/api/generated/client.schemas.ts';
import { toStudentInput } from './student-values.ts';
import { sampleIssues, sampleValues } from './student-samples.ts';
import { newStudentSaver } from './save-new-student.ts';

const server = vi.hoisted(() => ({
  students: [] as ApplicantDto[],
  calls: [] as string[],
  /** The students by the keys of the requests that created them. */
  byKey: new Map<string, ApplicantDto>(),
  /** Whether answers are lost, or break the contract, or the request never arrives, or is refused. */
  state: 'sound' as 'sound' | 'lost' | 'foreign' | 'away' | 'refusing' | 'limiting',
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
    createApplicant: async (input: ApplicantInputDto, init?: RequestInit) => {
      server.calls.push(`create ${input.name}`);
      if (server.state === 'away') throw new Failure('gone', { kind: 'offline', status: 0 });
      if (server.state === 'refusing') throw new Failure('no', { kind: 'status', status: 422 });
      if (server.state === 'limiting') throw new Failure('wait', { kind: 'status', status: 429 });
      const key = new Headers(init?.headers).get('Idempotency-Key') ?? '';
      const applicant = server.byKey.get(key) ?? saved(server.students.length + 1, input);
      if (!server.byKey.has(key)) server.students.push(applicant);
      server.byKey.set(key, applicant);
      if (server.state === 'lost') throw new Failure('gone', { kind: 'offline', status: 0 });
      const foreign = { something: 'else' } as unknown as { applicant: ApplicantDto };
      return Promise.resolve({ custom_status: 201, data: server.state === 'foreign' ? foreign : { applicant } });
    },
    updateApplicant: async (id: number, input: ApplicantEditDto) => {
      server.calls.push(`update ${id}, version ${input.version}`);
      if (server.state === 'refusing') throw new Failure('no', { kind: 'status', status: 422 });
      return Promise.resolve({ custom_status: 200, data: { applicant: saved(id, input) } });
    },
  };
});

const jana = { ...toStudentInput(sampleValues, sampleIssues, '2026-09'), name: 'Jana', birthDate: '2017-03-14' };

beforeEach(() => {
  server.students.length = 0;
  server.calls.length = 0;
  server.byKey.clear();
  server.state = 'sound';
});

test('a student is sent once where the answer comes', async () => {
  expect((await newStudentSaver()(jana)).id).toBe(1);
  expect(server.calls).toEqual(['create Jana']);
});

test.each(['lost', 'foreign'] as const)(
  'after an answer that was %s the same student is not made again',
  async (how) => {
    const save = newStudentSaver();
    server.state = how;
    await expect(save(jana)).rejects.toBeInstanceOf(ApiError);
    server.state = 'sound';
    expect((await save(jana)).id).toBe(1);
    expect(server.students).toHaveLength(1);
  },
);

test('a student who was corrected after a lost answer is updated, also when the correction was refused first', async () => {
  const save = newStudentSaver();
  server.state = 'lost';
  await expect(save(jana)).rejects.toBeInstanceOf(ApiError);
  server.state = 'sound';
  const corrected = { ...jana, name: 'Jana Al Salem', schoolId: 4 };
  expect(await save(corrected)).toMatchObject({ id: 1, school: { id: 4 } });
  expect(server.calls).toEqual(['create Jana', 'create Jana', 'update 1, version 2']);
  server.state = 'refusing';
  await expect(save({ ...corrected, schoolId: 5 })).rejects.toMatchObject({ status: 422 });
  server.state = 'sound';
  expect((await save({ ...corrected, schoolId: 4 })).id).toBe(1);
  expect(server.students).toHaveLength(1);
});

test.each(['Jana', 'Jana Al Harbi'])(
  'after a lost answer and too many requests, %s is not made a second time',
  async (name) => {
    const save = newStudentSaver();
    server.state = 'lost';
    await expect(save(jana)).rejects.toBeInstanceOf(ApiError);
    server.state = 'limiting';
    await expect(save({ ...jana, name })).rejects.toMatchObject({ status: 429 });
    server.state = 'sound';
    await save({ ...jana, name });
    expect(server.students).toHaveLength(1);
  },
);

test('a corrected student who never arrived is made as corrected', async () => {
  const save = newStudentSaver();
  server.state = 'away';
  await expect(save(jana)).rejects.toBeInstanceOf(ApiError);
  server.state = 'sound';
  await save({ ...jana, name: 'Jana Al Salem' });
  expect(server.students).toHaveLength(1);
});

test('a lost request that the server refuses does not hinder the corrected one', async () => {
  const save = newStudentSaver();
  server.state = 'away';
  await expect(save(jana)).rejects.toBeInstanceOf(ApiError);
  server.state = 'refusing';
  await expect(save({ ...jana, name: 'Jana Al Salem' })).rejects.toMatchObject({ status: 422 });
  expect(server.calls).toEqual(['create Jana', 'create Jana', 'create Jana Al Salem']);
  server.state = 'sound';
  await save({ ...jana, name: 'Jana Al Salem' });
  expect(server.students.map(({ name }) => name)).toEqual(['Jana Al Salem']);
});

test('after a refusal the next request is a new one', async () => {
  const save = newStudentSaver();
  server.state = 'refusing';
  await expect(save(jana)).rejects.toBeInstanceOf(ApiError);
  server.state = 'sound';
  await save({ ...jana, name: 'Jana Al Salem' });
  expect(server.calls).toEqual(['create Jana', 'create Jana Al Salem']);
});
