/** A key for a new answer. `randomUUID` is missing where the studio has no https. */
export function makeKey(): string {
  const random = crypto.getRandomValues(new Uint32Array(4))
  return [...random].map((part) => part.toString(36).padStart(7, '0')).join('')
}
