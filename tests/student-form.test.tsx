import { fireEvent, isInaccessible, screen, waitFor } from '@testing-library/react';
import { afterEach, expect, test, vi } from 'vitest';
import type { ApplicantAnswer, NeighbourhoodList } from '#src/api/generated/zod/schemas.ts';
import { isRecord } from '#src/api/errors.ts';
import { claimDrafts, readSession } from '#src/auth/session.ts';
import { sendStudent, testParent } from '#mocks/test-parent.ts';
import { wholeApp } from './open-app.tsx';

const { open, signInAs } = wholeApp();

afterEach(() => {
  vi.unstubAllGlobals();
});

/** Keeps the bodies of the requests that change data. */
function watchChanges(): unknown[] {
  const send = globalThis.fetch;
  const bodies: unknown[] = [];
  vi.stubGlobal('fetch', async (input: RequestInfo | URL, init?: RequestInit) => {
    const request = new Request(input, init);
    if (request.method !== 'GET') bodies.push(await request.json());
    return send(input, init);
  });
  return bodies;
}

test('S02 The Arabic form of a student uses the Arabic name, and counts the characters of a note in words', async () => {
  signInAs('huda');
  await open('/profile/my-account/applicants/edit-applicants/12', 'ar');
  const fits = await screen.findByText(/^لاختيار ما يناسب .+ باقات حساسية الطعام/);
  expect(fits.textContent).toContain('فيصل الحربي');

  fireEvent.change(screen.getByLabelText(/^حساسية الفول السوداني: صِف الحالة/), { target: { value: 'بلا سمسم' } });
  expect(isInaccessible(screen.getByText('8 من 500'))).toBe(false);
});

test('S02 The form takes over the school of a draft that an older version of the app stored', async () => {
  signInAs('huda');
  // Drafts that belong to no account are removed.
  claimDrafts(readSession());
  const school = {
    id: 3,
    name: 'Masar School',
    arabic_name: 'مدرسة مسار',
    address: 'Anas Ibn Malik Rd',
    arabic_address: null,
    region_id: 1,
    educational_level_ids: [],
    is_served: true,
    status: 'approved',
  };
  sessionStorage.setItem('draft.student', JSON.stringify({ name: 'Salman', school }));
  await open('/profile/my-account/applicants/add-applicants');
  const field = await screen.findByRole<HTMLInputElement>('combobox', { name: /^School/ });
  await waitFor(() => expect(field.value).toBe('Masar School'));

  fireEvent.click(screen.getByRole('button', { name: 'Save student' }));
  await screen.findByRole('link', { name: 'Choose the educational level.' });
  expect(screen.queryByRole('link', { name: 'We do not deliver to this school yet. Choose another one.' })).toBeNull();
  expect(sessionStorage.getItem('draft.student')).toContain('"isServed":true');
});

test.each([
  ['Short National Address', 'JSLA4902', { short_address: 'JSLA4902' }],
  ['Building name', 'Burj As Salamah', { building_name: 'Burj As Salamah' }],
  ['Postcode', '23437', { zip: '23437' }],
] as const)(
  'S02 An address changed by hand at %s is sent without the old place on the map',
  async (label, text, sent) => {
    signInAs('huda');
    await open('/profile/my-account/applicants/edit-applicants/12');
    const field = await screen.findByRole<HTMLInputElement>('textbox', { name: new RegExp(`^${label}`) });
    const changes = watchChanges();
    fireEvent.change(field, { target: { value: text } });
    fireEvent.click(screen.getByRole('checkbox', { name: 'I have read this and I agree' }));
    fireEvent.click(screen.getByRole('button', { name: 'Save student' }));
    await waitFor(() => expect(changes).toHaveLength(1));
    const [student] = changes;
    const home = isRecord(student) ? student['home_address'] : null;
    expect(home).toMatchObject({ ...sent, street_name: 'طريق أنس بن مالك', label: 'البيت' });
    for (const known of ['latitude', 'longitude', 'city']) expect(home).not.toHaveProperty(known, expect.anything());
  },
);

test('S02 A neighbourhood that another device changed is named beside the one in the form', async () => {
  const huda = testParent('huda');
  const { applicant } = (await huda.get<ApplicantAnswer>('/applicants/12')).body.data;
  const home = applicant.home_address;
  const { neighbourhoods } = (await huda.get<NeighbourhoodList>(`/regions/${home?.region_id}/neighbourhoods`)).body
    .data;
  const other = neighbourhoods.find(({ id }) => id !== home?.neighbourhood_id);
  if (!home || !other) throw new Error('There is no other neighbourhood');
  signInAs('huda');
  await open('/profile/my-account/applicants/edit-applicants/12');
  const accepted = await screen.findByLabelText('I have read this and I agree');
  const { region: _region, neighbourhood: _neighbourhood, ...address } = home;
  const moved = { home_address: { ...address, neighbourhood_id: other.id }, delivery_target: 'home' };
  expect((await sendStudent(huda, 12, moved)).status).toBe(200);
  fireEvent.click(accepted);
  fireEvent.click(screen.getByText('Save student'));
  const label = await screen.findByText('Home address', { selector: 'dt' });
  await waitFor(() => {
    const [stored, mine] = [...(label.parentElement?.querySelectorAll('dd') ?? [])].map((each) => each.textContent);
    expect(stored).toContain(other.name);
    expect(mine).toContain(home.neighbourhood.name);
  });
});
