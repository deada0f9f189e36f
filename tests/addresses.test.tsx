import { screen, waitFor } from '@testing-library/react';
import { expect, test } from 'vitest';
import { wholeApp } from './open-app.tsx';

const { open, signInAs } = wholeApp();
const street = 'طريق أنس بن مالك';

// The address lists its parts in the order of the page: 7421, street, district. The street alone is in Arabic.
test.each(['/profile/my-orders/current-orders', '/profile/my-orders/current-orders?order=2051&subscription=3023'])(
  'X04 An address of both scripts keeps the direction of an English page, and its street is read in Arabic: %s',
  async (path) => {
    signInAs('huda');
    await open(path);
    const address = await waitFor(() => {
      const found = [...screen.getByRole('main').querySelectorAll('bdi')].find((each) =>
        each.textContent.includes(`${street}, An Narjis`),
      );
      if (!found) throw new Error('The address is not shown');
      return found;
    });
    expect([address.dir, address.lang]).toEqual(['ltr', 'en']);
    expect(address.querySelector('[lang="ar"]')?.textContent).toContain(street);
  },
);
