import type { IntlShape } from 'react-intl';
import { failureTexts } from '#src/api/failure-texts.ts';

/** One toast to show; its text is its id too, which keeps equal ones from piling up. */
export interface Announcement {
  id: string;
  title: string;
}

/** Turns a failed call into the toasts of spec §8. */
export function announcementsFor(error: unknown, intl: IntlShape): Announcement[] {
  return failureTexts(error, (id, values) => intl.formatMessage({ id }, values)).map((title) => ({ id: title, title }));
}
