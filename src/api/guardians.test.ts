import { describe, expect, it } from 'vitest';
import type { SharedStudentDto } from './generated/client.schemas.ts';
import { toSharedStudent } from './guardians.ts';

const allergens: SharedStudentDto['allergens'] = [
  { code: 'peanuts', name: 'Peanuts', arabic_name: 'الفول السوداني', severity: 'severe' },
];

const shared = (health: Pick<SharedStudentDto, 'access' | 'allergens' | 'health_issues'>) =>
  toSharedStudent({
    id: 12,
    guardian_invitation_id: 1,
    owner_name: 'Huda Al Harbi',
    name: 'Faisal Al Harbi',
    arabic_name: null,
    school: { name: 'Masar School', arabic_name: null },
    educational_level: { name: 'Grade 3', arabic_name: null },
    lunches: [{ date: '2026-11-26', status: 'scheduled', meals: [{ name: 'Lentil soup', arabic_name: null }] }],
    ...health,
  });

describe('the health of a shared student', () => {
  it('is what the answer has', () => {
    expect(shared({ access: 'health', allergens, health_issues: [] }).health).toMatchObject({
      allergens: [{ code: 'peanuts', severity: 'severe' }],
      healthIssues: [],
    });
  });

  it.each([
    ['with a list that is null', { access: 'health' as const, allergens, health_issues: null }],
    ['with the other list null', { access: 'health' as const, allergens: null, health_issues: [] }],
    ['without the access', { access: 'view' as const, allergens, health_issues: [] }],
  ])('is not shared, and not none, %s', (_what, health) => {
    expect(shared(health).health).toBeNull();
  });
});
