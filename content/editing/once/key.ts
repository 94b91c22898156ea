/** The header of a request that adds something: requests with the same key add one. */
export const ONCE_KEY = 'idempotency-key'

/** A random key, unique in practice. `crypto.randomUUID` exists only under https. */
export function makeKey(): string {
  const random = crypto.getRandomValues(new Uint32Array(4))
  return [...random].map((part) => part.toString(36).padStart(7, '0')).join('')
}
