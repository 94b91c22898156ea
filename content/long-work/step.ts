import { setImmediate as nextTick } from 'node:timers/promises'
import { APIError, ValidationError } from 'payload'
import { validationSentences } from '../payload/error-sentences/validation-sentences.ts'
import type { WorkRow } from './row.ts'

/**
 * A transaction that has taken this long does no further item. With the item that is being saved and
 * the commit, it should stay below 300 ms.
 */
export const TIME_MS = 70

/** What is done with the next items of a work, in one transaction. */
export type Step<Item, Result, Row extends WorkRow> = {
  items: Item[]
  /** Reads what all of them need; the returned function does one. */
  prepare: (items: Item[]) => Promise<(item: Item, isTimeOver: () => boolean) => Promise<Result>>
  /** The result for an item whose own fault the error is; throws any other error again. */
  refused: (error: unknown, item: Item) => Result
  /** Writes the results, and returns what becomes of the work. */
  write: (results: Result[]) => Promise<Partial<Row> & { isDone: boolean }>
}

/** The results of the first items; or the item that cannot be done, whose error ends the transaction. */
export type Outcome<Result> = { results: Result[] } | { at: number; refused: Result }

/** Does one item after the other until the time is over; other requests have a turn after each. */
export async function runStep<Item, Result>(
  { items, prepare, refused }: Omit<Step<Item, Result, WorkRow>, 'write'>,
  most: number,
  isTimeOver: () => boolean,
): Promise<Outcome<Result>> {
  const taken = items.slice(0, most)
  const doOne = await prepare(taken)
  const results: Result[] = []
  for (const [at, item] of taken.entries()) {
    try {
      results.push(await doOne(item, isTimeOver))
      await nextTick()
    } catch (error) {
      return { at, refused: refused(error, item) }
    }
    if (isTimeOver()) break
  }
  return { results }
}

/** Why an item cannot be done, as a sentence. Errors that it has not caused are thrown again. */
export function reasonOf(error: unknown): string {
  if (error instanceof ValidationError) return validationSentences(error.data.errors)
  if (error instanceof APIError && error.isPublic && error.status < 500) return error.message
  throw error
}
