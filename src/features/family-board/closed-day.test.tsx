import { render, screen } from '@testing-library/react';
import { createIntl, RawIntlProvider } from 'react-intl';
import { expect, test } from 'vitest';
import type { Delivery } from '#src/domain/delivery.ts';
import type { Subscription } from '#src/domain/subscription.ts';
import { loadMessages } from '#src/i18n/messages.ts';
import { RestText } from './rest-text.tsx';
import { WeekStrip } from './week-strip.tsx';

const intl = createIntl({ locale: 'en', messages: await loadMessages('en') });
const subscription = { status: 'active' } as Subscription;
const today = '2026-11-22';

const cancelled = (reason: Delivery['reason']) =>
  ({ on: today, status: 'cancelled', reason, meals: [], replacedDishes: [] }) as unknown as Delivery;

test.each([
  ['the company for a closure', { name: 'Sandstorm', arabicName: 'عاصفة رملية' }, 'Sandstorm', 'Sandstorm'],
  ['the parent', null, 'You cancelled today’s lunch.', 'Cancelled'],
])('F20 F29 A lunch that was cancelled by %s says so', (_who, reason, rest, ofDay) => {
  const delivery = cancelled(reason);
  render(
    <RawIntlProvider value={intl}>
      <p data-testid="rest">
        <RestText delivery={delivery} next={null} subscription={subscription} />
      </p>
      <WeekStrip deliveries={[delivery]} today={today} name="Lama" safetyOf={() => null} />
    </RawIntlProvider>,
  );
  expect(screen.getByTestId('rest').textContent).toBe(rest);
  expect(
    screen.getByText(`Sunday 22 November 2026: ${ofDay}`, { normalizer: (text) => text.replaceAll('\u00a0', ' ') }),
  ).toBeDefined();
});
