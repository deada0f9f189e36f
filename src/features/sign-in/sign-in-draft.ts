/** The name of the sign-in form's draft, which is filled with the number of a parent who has just verified it. */
export const signInDraft = 'sign-in';

declare module '@tanstack/react-router' {
  interface HistoryState {
    /** Set on /signin right after the account was created. */
    isAccountReady?: boolean;
  }
}
