/** Thrown by routes of signed-in parents when a visitor opens them; the app answers with 'You cannot access this page'. */
export class SignInRequired extends Error {
  override readonly name = 'SignInRequired';
}
