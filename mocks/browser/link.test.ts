import { describe, expect, it } from 'vitest';
import { type LinkChoices, linkWith, readLink } from './link.ts';

describe('a link', () => {
  const everything: LinkChoices = {
    persona: 'huda',
    scenario: 'refused-checkoutOrder-409',
    clock: '2026-11-26T07:00:00Z',
    latency: 1500,
  };

  it.each([
    [everything],
    [{ scenario: 'card-declined', clock: null, latency: 'none' }],
    [{ latency: 0 }],
    [{}],
  ] satisfies [LinkChoices][])('carries %o there and back', (choices) => {
    const { search } = linkWith('http://localhost:5173/meals?page=2', choices);
    expect(readLink(search)).toEqual({ choices, errors: [] });
  });

  it('keeps the other parameters of the address', () => {
    const { href } = linkWith('http://localhost:5173/meals?page=2&scenario=slow#top', { scenario: 'card-declined' });
    expect(href).toBe('http://localhost:5173/meals?page=2&scenario=card-declined#top');
  });

  it('returns the valid choices and an error for each other one', () => {
    expect(readLink('?persona=unknown&scenario=sunny&clock=tomorrow&latency=long&page=2')).toEqual({
      choices: {},
      errors: [
        expect.stringContaining('persona "unknown" is none of visitor, khalid'),
        'there is no scenario "sunny"',
        'clock "tomorrow" is no instant such as 2026-11-26T07:00:00Z',
        'latency "long" is neither none, seeded nor milliseconds',
      ],
    });
    expect(readLink('?scenario=slow&latency=-1').choices).toEqual({ scenario: 'slow' });
  });
});
