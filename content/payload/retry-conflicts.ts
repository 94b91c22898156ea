import { causesOf } from './explain-error.ts'

/** PostgreSQL has ended this transaction so that another one can go on: a deadlock, or a conflict. */
const CONFLICTS: ReadonlySet<unknown> = new Set(['40P01', '40001'])
const TRIES = 5

/**
 * Runs work that begins and ends its own transaction; again if PostgreSQL has ended it in favour of
 * another one, which is done by then or goes on. The same order of locks avoids most of this, but not
 * between an erasure, which finds what it changes as it goes, and a release.
 */
export async function retryConflicts<Result>(work: () => Promise<Result>): Promise<Result> {
  for (let left = TRIES - 1; ; left--) {
    try {
      return await work()
    } catch (error) {
      if (left === 0 || !isConflict(error)) throw error
    }
  }
}

function isConflict(error: unknown): boolean {
  return [...causesOf(error)].some((one) => 'code' in one && CONFLICTS.has(one.code))
}
