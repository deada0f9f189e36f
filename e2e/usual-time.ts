/**
 * When a test opens the app, if it sets no other time: Sunday, 22 November 2026, 10 am in Riyadh. Pages differ at
 * weekends, at night and on days without school.
 */
export const usualTime = '2026-11-22T07:00:00Z';
