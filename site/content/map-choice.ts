/** The longest name of a shape in a model, and far longer than any slug. */
const MAX_LENGTH = 120

/**
 * The query parameter of the map, which opens the card of a place: its shape in the model, or its
 * slug. Only these two values are separate addresses; with any other value the map redirects to the
 * page without one.
 */
export const mapParameters = {
  isKnown: (name: string) => name === 'at',
  /** The canonical spelling; of duplicates the first counts. */
  canonical: (search: string) => printAt(readAt(search)),
}

/** The place that a query asks for; null if none. */
export function readAt(search: string): string | null {
  const at = new URLSearchParams(search).get('at') ?? ''
  return at && at.length <= MAX_LENGTH ? at : null
}

/** The query for a place, without the `?`; empty for none. */
export function printAt(at: string | null): string {
  return at === null ? '' : `at=${encodeURIComponent(at)}`
}
