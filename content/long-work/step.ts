import { setImmediate as nextTick } from 'node:timers/promises'
import { APIError, type Payload, ValidationError } from 'payload'
import { validationSentences } from '../payload/error-sentences/validation-sentences.ts'
import { othersWait } from '../payload/workarounds/one-writer.ts'
import { somebodyWaits } from '../service/people-first.ts'
import type { WorkRow } from './row.ts'

/**
 * A transaction that has taken this long does no further item. With the item that is being saved and
 * the commit, it should stay below 300 ms.
 */
const TIME_MS = 70

/**
 * Whether a transaction that begins now has to end after the item it is at: an editor who saves
 * waits for that and the commit, not for all that the time allows.
 */
export function timeLimit(payload: Payload): () => boolean {
  const begun = performance.now()
  return () => performance.now() > begun + TIME_MS || othersWait(payload) || somebodyWaits()
}

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
