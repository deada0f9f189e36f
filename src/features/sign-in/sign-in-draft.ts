/** The draft of the sign-in form: its number is filled in for a parent who has just proven it. */
export const signInDraft = 'sign-in';

declare module '@tanstack/react-router' {
  interface HistoryState {
    /** At /signin: the account was made a moment ago. */
    isAccountReady?: boolean;
  }
}
