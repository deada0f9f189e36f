import fc from 'fast-check';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { paymentAddress } from './payment-address.ts';
import { providePaymentOrigins } from './payment-origins.ts';

beforeEach(() => {
  vi.stubGlobal('window', { location: { origin: 'https://nabta.example' } });
  providePaymentOrigins(['https://pay.example', 'http://localhost:4600']);
});
afterEach(() => {
  providePaymentOrigins([]);
});

describe('paymentAddress', () => {
  test.each([
    'https://pay.example/session/12?lang=ar#card',
    'https://pay.example:443/',
    'HTTPS://PAY.EXAMPLE/12',
    'http://localhost:4600/mock-provider?payment=7',
    'https://nabta.example/mock-provider?payment=7',
  ])('leads to %s', (address) => {
    expect(paymentAddress(address)).toBe(new URL(address).href);
  });

  test.each([
    '',
    '/mock-provider?payment=7',
    '//pay.example/12',
    'pay.example/12',
    'http://pay.example/12',
    'https://pay.example:444/12',
    'https://pay.example.attacker.example/12',
    'https://attacker.example/https://pay.example/12',
    'https://attacker.example#https://pay.example/',
    'https://attacker.example\\@pay.example/',
    'https://pay.example@attacker.example/',
    'https://parent:word@pay.example/',
    'https://pаy.example/',
    'https://sub.pay.example/',
    'http://localhost:4601/',
    'javascript:alert(1)',
    'JavaScript:alert(1)//https://pay.example/',
    ' java\tscript:alert(1)',
    'javascript://pay.example/%0aalert(1)',
    'data:text/html,<script>alert(1)</script>',
    'blob:https://nabta.example/3f1c',
    'blob:https://pay.example/3f1c',
    'filesystem:https://pay.example/temporary/x.html',
    'view-source:https://pay.example/',
    'ftp://pay.example/',
    'file:///etc/passwd',
    'about:blank',
    'intent://pay.example/#Intent;scheme=https;end',
  ])('refuses %j', (address) => {
    expect(paymentAddress(address)).toBeNull();
  });

  test('leads only to known origins, for any input', () => {
    const known = ['https://nabta.example', 'https://pay.example', 'http://localhost:4600'];
    const part = fc.constantFrom(
      'https:',
      'javascript:',
      '//',
      '/',
      '\\',
      '@',
      '#',
      'pay.example',
      'evil.example',
      '\t',
    );
    fc.assert(
      fc.property(
        fc.array(part).map((parts) => parts.join('')),
        (address) => {
          const led = paymentAddress(address);
          if (led !== null) expect(known).toContain(new URL(led, 'https://elsewhere.example').origin);
        },
      ),
    );
  });

  test('knows no page but the app’s own before anybody names one', () => {
    providePaymentOrigins([]);
    expect(paymentAddress('https://pay.example/12')).toBeNull();
    expect(paymentAddress('https://nabta.example/12')).toBe('https://nabta.example/12');
  });
});
