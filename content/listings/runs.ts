import type { Payload, PayloadRequest } from 'payload'
import { userName } from '../payload/user-name.ts'
import type { ImportProgress } from './import-progress.ts'
import { ImportRun } from './import-run.ts'
import { RequestError } from './request-error.ts'

/** How many imports of a process are remembered, for dialogs that ask how theirs ended. */
const REMEMBERED = 20

/** The imports of this process, the newest last. */
const runs = new WeakMap<Payload, ImportRun[]>()

/** The import with this id, or without one the running import, if any. */
export function findRun(payload: Payload, id?: string): ImportRun | undefined {
  return runs.get(payload)?.findLast((run) => (id ? run.progress.id === id : !run.isOver))
}

/**
 * Claims the only import of this process; throws a `RequestError` while another one is running.
 * Release it with `dropRun` if nothing is saved.
 */
export function claimRun({ payload, user }: PayloadRequest): ImportRun {
  if (user?.collection !== 'users') throw new RequestError(403, NO_ACCOUNT)
  const running = findRun(payload)
  if (running) throw new RequestError(423, underWay(running.progress))
  const run = new ImportRun(user.id, userName(user) ?? 'Somebody')
  runs.set(payload, [...(runs.get(payload) ?? []), run].slice(-REMEMBERED))
  return run
}

/** Forgets an import that was refused before anything was saved. */
export function dropRun(payload: Payload, run: ImportRun): void {
  const all = runs.get(payload) ?? []
  runs.set(
    payload,
    all.filter((one) => one !== run),
  )
}

const NO_ACCOUNT = 'Sign in to the studio to import listings.'

function underWay({ by, created, updated, total }: ImportProgress) {
  const done = (created + updated).toLocaleString('en')
  const count = total > 0 ? ` (${done} of ${total.toLocaleString('en')} listings so far)` : ''
  return `${by} is importing listings at the moment${count}. Wait until that is done, and try again.`
}
