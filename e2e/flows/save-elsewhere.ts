import type { Page } from '@playwright/test';

/** Saves a record as another device of the parent does: with the version that it has read. */
export const saveElsewhere = (
  page: Page,
  path: string,
  noun: 'applicant' | 'user' | 'notification_preferences',
  changes: object,
  parent: 'huda' | 'noura' | 'maha' = 'huda',
) =>
  page.evaluate(
    async ([target, name, changed, persona]) => {
      const headers = { 'Content-Type': 'application/json', Authorization: `Bearer mock-session-${persona}` };
      const read = (await (await fetch(`/api/v1${target}`, { headers })).json()) as {
        data: Record<string, Record<string, unknown>>;
      };
      const record = read.data[name] ?? {};
      const inputs = {
        applicant: [
          'name',
          'arabic_name',
          'birth_date',
          'school_id',
          'educational_level_id',
          'delivery_target',
          'conditions_accepted',
          'conditions_version',
          'version',
        ],
        user: ['full_name', 'email', 'mobile_number', 'version'],
        notification_preferences: ['version'],
      }[name];
      const kept = Object.fromEntries(inputs.map((key) => [key, record[key]]));
      const issues = (record['health_issues'] ?? []) as { health_issue_id: number; description: string }[];
      const health = {
        health_issues: issues.map(({ health_issue_id, description }) => ({ health_issue_id, description })),
        home_address: null,
      };
      const body = { ...kept, ...(name === 'applicant' ? health : {}), ...changed };
      return (await fetch(`/api/v1${target}`, { method: 'PUT', headers, body: JSON.stringify(body) })).status;
    },
    [path, noun, changes, parent] as const,
  );
