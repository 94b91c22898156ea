/**
 * An id for a new row, as Payload makes them: it gives other ids to the rows of a copy only if they
 * look like this.
 */
export function makeRowId(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(12))
  return Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('')
}
