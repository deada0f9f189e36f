/**
 * Handles an evaluation error: returns undefined if the document was replaced meanwhile.
 * @throws any other error
 */
export function goneWithItsDocument(error: unknown): undefined {
  if (error instanceof Error && error.message.includes('Execution context was destroyed')) return undefined;
  throw error;
}
