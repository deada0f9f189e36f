import { render, screen } from '@testing-library/react';
import { createIntl, RawIntlProvider } from 'react-intl';
import { expect, test } from 'vitest';
import type { Subscription } from '#src/domain/subscription.ts';
import { loadMessages } from '#src/i18n/messages.ts';
import { StudentToday } from './student-today.tsx';

const intl = createIntl({ locale: 'en', messages: await loadMessages('en') });
const subscription = { status: 'active', progress: 'delivered', deliveryTarget: 'school' } as Subscription;

test.each([
  ['is unknown', undefined, 'Lama’s lunch has arrived'],
  // A board that is offline over night keeps the progress of Thursday on Friday.
  ['has no lunch', null, 'No lunch today'],
])('F21 F23 the progress of the last answer is today’s only while today %s', (_when, delivery, lead) => {
  render(
    <RawIntlProvider value={intl}>
      <StudentToday
        subscription={subscription}
        delivery={delivery}
        next={null}
        isFailed={false}
        today="2026-11-27"
        name="Lama"
        now={new Date('2026-11-27T06:00:00Z')}
        safetyOf={() => null}
      />
    </RawIntlProvider>,
  );
  expect(screen.getByRole('heading', { level: 3 }).textContent).toBe(lead);
});
