import { MantineProvider } from '@mantine/core';
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { render, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { createIntl, RawIntlProvider } from 'react-intl';
import { expect, test } from 'vitest';
import { loadMessages } from '#src/i18n/messages.ts';
import { NewSchoolDialog } from './new-school-dialog.tsx';

const intl = createIntl({ locale: 'en', messages: await loadMessages('en') });

test('S03 a missing name is no longer missing once the school has one in the other language', async () => {
  render(
    <MantineProvider env="test">
      <RawIntlProvider value={intl}>
        <QueryClientProvider client={new QueryClient()}>
          <NewSchoolDialog opened typed="" regions={[]} onClose={() => undefined} onAdded={() => undefined} />
        </QueryClientProvider>
      </RawIntlProvider>
    </MantineProvider>,
  );
  const user = userEvent.setup();
  await user.click(screen.getByRole('button', { name: intl.formatMessage({ id: 'student.newSchool.save' }) }));
  const [name, arabicName] = ['name', 'arabicName'].map((field) => document.getElementById(`new-school-${field}`));
  expect(name?.getAttribute('aria-invalid')).toBe('true');
  if (arabicName) await user.type(arabicName, 'م');
  expect(arabicName).toHaveProperty('value', 'م');
  expect(name?.getAttribute('aria-invalid')).not.toBe('true');
});
