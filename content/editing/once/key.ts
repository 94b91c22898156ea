/** The header of a request that adds something: requests with the same key add one. */
export const ONCE_KEY = 'idempotency-key'

/** A key that nobody else has. `randomUUID` is missing where the studio has no https. */
export function makeKey(): string {
  const random = crypto.getRandomValues(new Uint32Array(4))
  return [...random].map((part) => part.toString(36).padStart(7, '0')).join('')
}
