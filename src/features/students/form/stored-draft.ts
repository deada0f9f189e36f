import * as z from 'zod/mini';
import type { School } from '#src/domain/school.ts';

const status = z.nullable(z.enum(['approved', 'pending_review', 'rejected']));
const named = { id: z.int(), name: z.string(), address: z.string() };

const schoolSchema = z.object({
  ...named,
  arabicName: z.string(),
  arabicAddress: z.nullable(z.string()),
  regionId: z.int(),
  educationalLevelIds: z.array(z.int()),
  isServed: z.boolean(),
  status,
});

/** The format of a school in drafts until November 2026, with the field names of the contract. */
const olderSchoolSchema = z.object({
  ...named,
  arabic_name: z.string(),
  arabic_address: z.nullable(z.string()),
  region_id: z.int(),
  educational_level_ids: z.array(z.int()),
  is_served: z.boolean(),
  status,
});

function schoolOf(stored: unknown): School | null {
  const school = schoolSchema.safeParse(stored);
  if (school.success) return school.data;
  const { success, data: older } = olderSchoolSchema.safeParse(stored);
  if (!success) return null;
  const { id, name, address } = older;
  return {
    id,
    name,
    arabicName: older.arabic_name,
    address,
    arabicAddress: older.arabic_address,
    regionId: older.region_id,
    educationalLevelIds: older.educational_level_ids,
    isServed: older.is_served,
    status: older.status,
  };
}

/**
 * Reads a stored draft of the student form, including drafts of older versions of the app.
 * @param opened the version of the student in the form; 0 for a new student
 * @returns no fields if the draft's school can't be read, because the level was chosen for that school, or if the draft
 * of a saved student has no version: it would overwrite changes from another device
 */
export function readStudentDraft(
  stored: Record<string, unknown>,
  opened: { version: number },
): Record<string, unknown> {
  if (opened.version > 0 && typeof stored['version'] !== 'number') return {};
  const { school: storedSchool = null } = stored;
  if (storedSchool === null) return stored;
  const school = schoolOf(storedSchool);
  return school === null ? {} : { ...stored, school };
}
