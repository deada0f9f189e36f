/** The headings of the error summaries of sign-in, sign-up and password reset. */
export const summaryTitles = { title: 'account.errors.summary', refusedTitle: 'account.errors.attempt' } as const;
