/** The header of a request that creates a record: requests with the same key create one. */
export const CREATION_KEY = 'idempotency-key'

/** A key that no other form has. `randomUUID` is missing where the studio has no https. */
export function makeCreationKey(): string {
  const random = crypto.getRandomValues(new Uint32Array(4))
  return [...random].map((part) => part.toString(36).padStart(7, '0')).join('')
}
