import type { ServerResponse } from 'node:http'
import { setImmediate as nextTick } from 'node:timers/promises'
import { within } from './within.ts'

/** A request that takes longer, such as an upload, is not waited for, in milliseconds. */
const BRIEF_MS = 1000

const KEY = Symbol.for('belvedere.people-first')

/** Each request of the studio that is under way, with what ends it. */
type UnderWay = Map<object, PromiseWithResolvers<void>>

/** A global, because requests arrive outside of Next, which loads this module again for its routes. */
const store = globalThis as { [KEY]?: UnderWay }
store[KEY] ??= new Map()
const underWay = store[KEY]

/** Notes a request of the studio until it is answered: somebody waits for it. */
export function noteRequest(path: string, response: ServerResponse): void {
  if (!/^\/(?:api|admin)(?:\/|$)/.test(path)) return
  const end = Promise.withResolvers<void>()
  underWay.set(response, end)
  const forget = () => {
    clearTimeout(timer)
    underWay.delete(response)
    end.resolve()
  }
  const timer = setTimeout(forget, BRIEF_MS).unref()
  response.once('close', forget)
}

/** Whether somebody waits for an answer of the studio. */
export const somebodyWaits = (): boolean => underWay.size > 0

/**
 * Lets requests arrive, and waits until those of the studio that are under way then are answered, or
 * for this many milliseconds. Payload and SQLite run in one thread: every turn that something else
 * takes delays a save for as long, several times in each request.
 */
export async function giveWay(most: number): Promise<void> {
  await nextTick()
  if (underWay.size === 0) return
  await within(most, Promise.all([...underWay.values()].map(({ promise }) => promise)))
}
