import { render } from '@testing-library/react';
import { createIntl, RawIntlProvider } from 'react-intl';
import { expect, test } from 'vitest';
import { loadMessages } from './messages.ts';
import { PaymentMethodText } from './payment-method-text.tsx';

const intl = createIntl({ locale: 'en', messages: await loadMessages('en') });

test('a card’s brand and digits are kept on one line', () => {
  const { container } = render(
    <RawIntlProvider value={intl}>
      <PaymentMethodText payment={{ method: 'card', cardBrand: 'mada', cardLast4: '4461' }} />
    </RawIntlProvider>,
  );
  expect(container.textContent).toBe('mada\u00A0••••\u00A04461');
});
