import type { Page } from '@playwright/test';

/** Everything that stands in the fields of the page: what is typed, chosen and ticked. */
export async function standingIn(page: Page): Promise<[field: string, value: string | boolean][]> {
  const fields = page.getByRole('main').locator('input, textarea, select');
  return fields.evaluateAll((all) =>
    (all as (HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement)[]).map((field) => {
      const isBox = field.type === 'checkbox' || field.type === 'radio';
      const name = [field.id, field.name, isBox ? field.value : ''].filter((part) => part !== '').join(' ');
      return [name, isBox ? (field as HTMLInputElement).checked : field.value];
    }),
  );
}
