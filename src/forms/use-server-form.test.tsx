import { MantineProvider } from '@mantine/core';
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { render, screen, waitFor } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import type { ReactNode } from 'react';
import { createIntl, RawIntlProvider } from 'react-intl';
import { afterEach, expect, test, vi } from 'vitest';
import { ApiError, type FieldError } from '#src/api/errors.ts';
import { loadMessages } from '#src/i18n/messages.ts';
import { ErrorSummary } from '#src/ui/feedback/error-summary.tsx';
import { TextField } from '#src/ui/fields/text-field.tsx';
import { useServerForm } from './use-server-form.ts';

type Values = { name: string; email: string };

const intl = createIntl({ locale: 'en', messages: await loadMessages('en') });
const noValues: Values = { name: '', email: '' };
const draft = { name: 'test', fields: ['name'] } as const;
const fieldOf = { full_name: 'name', email: 'email' } as const;
const summary = { title: 'account.errors.summary', refusedTitle: 'account.errors.attempt' } as const;
const send = vi.fn<(values: Values) => Promise<string>>();
const onSent = vi.fn<(answer: string) => void>();

afterEach(() => {
  sessionStorage.clear();
});

function TestForm() {
  const form = useServerForm({
    id: 'test',
    initialValues: noValues,
    validate: ({ name }) => ({ name: name.trim() === '' ? 'Enter a name' : null }),
    send,
    refusalOf: (answer) => (answer === 'unknown' ? { name: 'This name has no account' } : null),
    onSent,
    fieldOf,
    summary,
    draft,
  });
  return (
    <form {...form.formProps}>
      {form.summary && <ErrorSummary {...form.summary} />}
      <TextField {...form.field('name')} label="Name" />
      <TextField {...form.field('email')} label="Email" />
      <button type="submit" disabled={form.isPending}>
        Save
      </button>
    </form>
  );
}

function wrapper({ children }: { children: ReactNode }) {
  const queryClient = new QueryClient({ defaultOptions: { mutations: { networkMode: 'always', retry: false } } });
  return (
    <MantineProvider env="test">
      <RawIntlProvider value={intl}>
        <QueryClientProvider client={queryClient}>{children}</QueryClientProvider>
      </RawIntlProvider>
    </MantineProvider>
  );
}

function open() {
  render(<TestForm />, { wrapper });
  return userEvent.setup();
}

const field = (label: string) => screen.getByLabelText<HTMLInputElement>(label);
const save = () => screen.getByRole<HTMLButtonElement>('button', { name: 'Save' });
const summaryRegion = (name: string) => screen.findByRole('region', { name });
const refusal = (fieldErrors: FieldError[], messages: string[] = []) =>
  new ApiError(messages[0] ?? '', { kind: 'status', status: 422, messages, fieldErrors });
const isInvalid = (label: string) => field(label).getAttribute('aria-invalid') === 'true';

const nameTaken = { field: 'full_name', code: 'taken', message: 'This name is taken' };
const unknownField = { field: 'nickname', code: 'invalid', message: 'No nickname, please' };

/** Enters a name that the server refuses: the summary takes the focus, and the field is marked as invalid. */
async function saveRefusedName() {
  const user = open();
  await user.type(field('Name'), 'Huda');
  await user.click(save());
  expect(document.activeElement).toBe(await summaryRegion('One thing to fix'));
  expect(isInvalid('Name')).toBe(true);
}

test('E02 what cannot be sent is not sent: the summary takes the focus and leads to the field', async () => {
  const user = open();
  await user.click(save());
  const region = await summaryRegion('One thing to fix');
  expect(document.activeElement).toBe(region);
  await user.click(screen.getByRole('link', { name: 'Enter a name' }));
  expect(document.activeElement).toBe(field('Name'));
  expect(send).not.toHaveBeenCalled();
});

test('E02 the server’s message about a field is shown at this field and in the summary', async () => {
  send.mockRejectedValueOnce(refusal([nameTaken]));
  await saveRefusedName();
  expect(isInvalid('Email')).toBe(false);
  expect(screen.getByRole('link', { name: nameTaken.message })).toBeTruthy();
  expect(onSent).not.toHaveBeenCalled();
});

test.each([
  ['about a field that the form does not have', refusal([unknownField]), unknownField.message],
  ['about no field', refusal([], ['Please come back later']), 'Please come back later'],
  [
    'of a broken connection',
    new ApiError('', { kind: 'offline', status: 0 }),
    intl.formatMessage({ id: 'errors.offline' }),
  ],
])('E02 a message %s is in the summary, which takes the focus', async (_what, error, text) => {
  send.mockRejectedValueOnce(error);
  const user = open();
  await user.type(field('Name'), 'Huda');
  await user.click(save());
  const region = await summaryRegion('That did not work');
  expect(document.activeElement).toBe(region);
  expect(region.textContent).toContain(text);
  expect(field('Name').value).toBe('Huda');
});

test('E02 a message about a known field does not hide one about an unknown field', async () => {
  send.mockRejectedValueOnce(refusal([unknownField, nameTaken]));
  const user = open();
  await user.type(field('Name'), 'Huda');
  await user.click(save());
  const region = await summaryRegion('2 things to fix');
  expect(region.textContent).toContain(nameTaken.message);
  expect(region.textContent).toContain(unknownField.message);
});

test('each failed submission brings the focus back to the summary', async () => {
  const user = open();
  await user.click(save());
  await summaryRegion('One thing to fix');
  field('Email').focus();
  await user.click(save());
  expect(document.activeElement).toBe(await summaryRegion('One thing to fix'));
});

test('a second submission while the first one is pending is ignored', async () => {
  let answer: (text: string) => void = () => undefined;
  send.mockReturnValueOnce(new Promise((resolve) => (answer = resolve)));
  const user = open();
  await user.type(field('Name'), 'Huda{Enter}');
  await waitFor(() => expect(save().disabled).toBe(true));
  field('Name').form?.requestSubmit();
  answer('saved');
  await waitFor(() => expect(save().disabled).toBe(false));
  expect(send).toHaveBeenCalledOnce();
  expect(onSent).toHaveBeenCalledExactlyOnceWith('saved', { name: 'Huda', email: '' });
});

test('a refused value keeps its message until it changes, and can be sent again', async () => {
  send.mockRejectedValueOnce(refusal([nameTaken])).mockResolvedValueOnce('saved');
  const user = open();
  await user.type(field('Name'), 'Huda');
  await user.click(save());
  await waitFor(() => expect(isInvalid('Name')).toBe(true));

  await user.click(field('Name'));
  await user.click(field('Email'));
  expect(isInvalid('Name')).toBe(true);
  await user.type(field('Name'), ' N.');
  expect(isInvalid('Name')).toBe(false);
  await user.type(field('Name'), '{Backspace}{Backspace}{Backspace}');
  await user.click(field('Email'));
  expect(isInvalid('Name')).toBe(true);

  await user.click(save());
  await waitFor(() => expect(onSent).toHaveBeenCalledOnce());
  expect(screen.queryByRole('region')).toBeNull();
});

test('a field is checked as it is left, unless it was only passed through', async () => {
  const user = open();
  await user.click(field('Name'));
  await user.click(field('Email'));
  expect(isInvalid('Name')).toBe(false);
  await user.type(field('Name'), ' ');
  expect(isInvalid('Name')).toBe(false);
  await user.click(field('Email'));
  expect(isInvalid('Name')).toBe(true);
});

test('an error stays until the keystroke that corrects its field', async () => {
  const user = open();
  await user.click(save());
  await summaryRegion('One thing to fix');
  await user.type(field('Name'), ' ');
  expect(isInvalid('Name')).toBe(true);
  await user.type(field('Name'), 'H');
  expect(isInvalid('Name')).toBe(false);
  expect(screen.queryByRole('region')).toBeNull();
});

test('what a successful answer refuses is shown like an error of the server', async () => {
  send.mockResolvedValueOnce('unknown');
  await saveRefusedName();
  expect(onSent).not.toHaveBeenCalled();
  expect(sessionStorage.getItem('draft.test')).not.toBeNull();
});

test('E02 an error after the request, as of an answer off the contract, is shown and reported', async () => {
  const reported = vi.fn<(error: unknown) => void>();
  vi.stubGlobal('reportError', reported);
  send.mockResolvedValue('saved');
  const error = new TypeError('the answer has no session');
  onSent.mockImplementationOnce(() => {
    throw error;
  });
  const user = open();
  await user.type(field('Name'), 'Huda');
  await user.click(save());
  expect(await screen.findByText(intl.formatMessage({ id: 'errors.unexpected' }))).toBeTruthy();
  expect(field('Name').value).toBe('Huda');
  expect(save().disabled).toBe(false);
  expect(reported).toHaveBeenCalledExactlyOnceWith(error);
  vi.unstubAllGlobals();
});

test('a draft fills in the form when it opens again, until it was sent', async () => {
  send.mockResolvedValueOnce('saved');
  const user = open();
  await user.type(field('Name'), 'Huda');
  await user.type(field('Email'), 'huda@example.com');
  expect(JSON.parse(sessionStorage.getItem('draft.test') ?? '{}')).toEqual({ name: 'Huda' });
  await user.click(save());
  await waitFor(() => expect(onSent).toHaveBeenCalledOnce());
  expect(sessionStorage.getItem('draft.test')).toBeNull();
});

/** Fields that set their values without `field()`, as option groups and date fields do. */
function ByHand() {
  const form = useServerForm({
    id: 'by-hand',
    initialValues: noValues,
    validate: ({ name, email }) => ({
      name: name === '' ? 'Choose a name' : name === 'Unserved' ? 'Choose another name' : null,
      email: email === '' ? 'Enter an email' : null,
    }),
    send,
    onSent,
    fieldOf,
    summary,
  });
  return (
    <form {...form.formProps}>
      {form.summary && <ErrorSummary {...form.summary} />}
      <button type="button" onClick={() => form.setFieldValue('name', 'Huda')}>
        Huda
      </button>
      <button type="button" onClick={() => form.setValues({ name: 'Unserved' })}>
        Unserved
      </button>
      <button type="button" onClick={() => form.setValues({ name: 'Huda', email: 'huda@example.com' })}>
        Huda with email
      </button>
      <button type="submit">Save</button>
    </form>
  );
}

test.each([
  ['setFieldValue', 'Huda', ['Enter an email']],
  ['setValues', 'Huda with email', []],
  ['setValues with a value that is no better', 'Unserved', ['Choose another name', 'Enter an email']],
])('errors are checked again after %s, without clearFieldError', async (_how, choice, errors) => {
  render(<ByHand />, { wrapper });
  const user = userEvent.setup();
  await user.click(save());
  await summaryRegion('2 things to fix');
  await user.click(screen.getByRole('button', { name: choice }));
  expect(screen.queryAllByRole('link').map(({ textContent }) => textContent)).toEqual(errors);
});
