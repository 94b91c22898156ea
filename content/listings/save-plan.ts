import { setImmediate as nextTick } from 'node:timers/promises'
import type { Plan } from './plan.ts'
import type { ImportProblem } from './problem.ts'
import { type SaveOptions, saveBatch } from './save-batch.ts'

/** The most listings that one transaction saves; on a slow machine its time ends it before. */
const MAX_SIZE = 25

/**
 * A step of an import: listings that are saved, or a row that is not with the reason, or neither.
 * Other writers had to wait for `ms`.
 */
export type SavedBatch = {
  created: number[]
  updated: number[]
  refused: ImportProblem[]
  ms: number
}

/**
 * Saves the listings of a plan, a few in each transaction, and yields each batch after its commit.
 * Other writers get their turn between two of them. A listing that the service refuses is left out
 * and named; any other error is thrown, and what was yielded before stays.
 */
export async function* savePlan(plan: Plan, options: SaveOptions): AsyncGenerator<SavedBatch> {
  let rest = plan.listings
  for (let size = MAX_SIZE; rest.length > 0; await nextTick()) {
    const outcome = await saveBatch(rest.slice(0, size), options)
    size = MAX_SIZE
    if (!('problems' in outcome)) {
      rest = rest.slice(outcome.created.length + outcome.updated.length)
      yield { ...outcome, refused: [] }
    } else if (outcome.at > 0) {
      // The listings before it were rolled back with it, so they are saved first, without it.
      size = outcome.at
      yield { created: [], updated: [], refused: [], ms: outcome.ms }
    } else {
      rest = rest.slice(1)
      yield { created: [], updated: [], refused: outcome.problems, ms: outcome.ms }
    }
  }
}
