import { screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { testParent } from '#mocks/test-parent.ts';
import { heading, wholeApp } from './open-app.tsx';

const { open, signInAs } = wholeApp();

test('G77 Each button that cancels a request to erase data names whose data it is about', async () => {
  signInAs('huda');
  for (const applicant_id of [12, 13]) {
    const { status } = await testParent('huda').send('POST', '/users/41/erasures', {
      scope: 'applicant',
      applicant_id,
    });
    expect(status).toBe(201);
  }
  await open('/profile/my-account/privacy');
  await heading('Privacy centre');
  for (const name of ['Faisal Al Harbi', 'Lama Al Harbi']) {
    expect(screen.getAllByRole('button', { name: `Cancel request ${name}` })).toHaveLength(1);
  }
});
