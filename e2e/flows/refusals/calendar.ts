import type { Reaches, Screen } from './reach.ts';

const path = '/profile/my-orders/calendar';

const create = ({ page, message }: Screen) =>
  page
    .getByRole('button', {
      name: message('orders.calendar.feed.create.label', { whose: message('orders.calendar.family') }),
    })
    .click();

/** The operations on private calendar feeds. */
export const calendarReaches: Reaches<
  'listCalendarFeeds' | 'createCalendarFeed' | 'deleteCalendarFeed' | 'getCalendarFile'
> = {
  listCalendarFeeds: { persona: 'huda', path, shows: 'page' },
  createCalendarFeed: { persona: 'huda', path, act: create, shows: 'message' },
  deleteCalendarFeed: {
    persona: 'huda',
    path,
    ready: async (screen) => {
      const { page, message } = screen;
      await create(screen);
      await page
        .getByRole('button', {
          name: message('orders.calendar.revoke.label', { whose: message('orders.calendar.family') }),
        })
        .click();
    },
    act: ({ page, message }) =>
      page
        .getByRole('dialog')
        .getByRole('button', { name: message('orders.calendar.revoke'), exact: true })
        .click(),
    shows: 'message',
  },
  getCalendarFile: { noScreen: 'A calendar app reads it, with nothing but its address.' },
};
