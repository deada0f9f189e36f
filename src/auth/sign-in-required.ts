/** Thrown by routes for signed-in parents when a visitor opens them; the app shows 'You cannot access this page'. */
export class SignInRequired extends Error {
  override readonly name = 'SignInRequired';
}
