import type { Page } from '@playwright/test';

/** The values of all fields of the page: typed, chosen and ticked. */
export async function fieldValues(page: Page): Promise<[field: string, value: string | boolean][]> {
  const fields = page.getByRole('main').locator('input, textarea, select');
  return fields.evaluateAll((all) =>
    (all as (HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement)[]).map((field) => {
      const isBox = field.type === 'checkbox' || field.type === 'radio';
      const name = [field.id, field.name, isBox ? field.value : ''].filter((part) => part !== '').join(' ');
      return [name, isBox ? (field as HTMLInputElement).checked : field.value];
    }),
  );
}
