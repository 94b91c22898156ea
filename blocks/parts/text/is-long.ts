/** The default limit: longer titles fill too much of the screen. */
const DEFAULT_LIMIT = 80

/** True for text longer than its type size allows; it is then set one size smaller. */
export function isLong(text: string | null | undefined, limit = DEFAULT_LIMIT): boolean {
  return (text?.length ?? 0) > limit
}
