/**
 * A place in the change feed: the sequence number of a change and its random mark, which is another
 * one in a restored or replaced database.
 */
export type Position = { sequence: number; mark: string }

export function isPosition(value: unknown): value is Position {
  if (typeof value !== 'object' || value === null) return false
  const { sequence, mark } = value as Partial<Record<keyof Position, unknown>>
  return Number.isSafeInteger(sequence) && typeof mark === 'string'
}
