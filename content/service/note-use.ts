import { createLog } from '@belvedere/kit/log.ts'
import type { Payload } from 'payload'
import { faultReason } from './fault-reason.ts'
import { LastNotes } from './last-notes.ts'

const log = createLog('content')
const KEY = Symbol.for('belvedere.noted-uses')

type Noted = { notes: LastNotes; underWay: Promise<unknown> }

/** A global, because Next may load this module once for the studio and once for the API. */
const store = globalThis as { [KEY]?: WeakMap<Payload, Noted> }
store[KEY] ??= new WeakMap()
const all = store[KEY]

function notedOf(payload: Payload): Noted {
  const noted = all.get(payload) ?? { notes: new LastNotes(), underWay: Promise.resolve() }
  all.set(payload, noted)
  return noted
}

type Use = {
  /** What is in use, and whatever makes another use of it worth a note of its own. */
  key: string
  write: () => Promise<void>
  /** The line for the log when writing fails; the next use is written then. */
  failure: string
}

/**
 * Notes that something is in use: after the request, which never waits for it, and at most once in
 * five minutes.
 */
export function noteUse(payload: Payload, { key, write, failure }: Use): void {
  const noted = notedOf(payload)
  if (!noted.notes.isDue(key)) return
  const written = afterRequest(write).catch((error: unknown) => {
    noted.notes.forget(key)
    log.warn(failure, { reason: faultReason(error) })
  })
  noted.underWay = Promise.all([noted.underWay, written])
}

/** Resolves once all uses that were noted so far are written. */
export async function untilUsesAreWritten(payload: Payload): Promise<void> {
  await notedOf(payload).underWay
}

function afterRequest(work: () => Promise<void>): Promise<void> {
  return new Promise((resolve, reject) => setImmediate(() => work().then(resolve, reject)))
}
