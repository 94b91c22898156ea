import type { ServerFunctionClient, ServerFunctionClientArgs } from 'payload'
import { askedFor, heard, isAway, untilBack } from '../until-back.ts'

/**
 * A request without a whole answer is given up after this time, in ms: others wait for it. A read that
 * was late has twice as long the next time, at most the second time here: it may be a large file.
 */
const PATIENCE = 30_000
const MOST_PATIENCE = 480_000

/** For reads whose sender tells the editor that they have failed, or sends them again itself. */
export const ASKED_ONCE: RequestInit & { isAskedOnce: true } = { isAskedOnce: true }

/** A server function was called, and there is no answer. */
export class LostCall extends Error {
  override name = 'LostCall'
  /** How long to wait before it is made again, in ms. */
  readonly askedFor: number

  constructor(cause: unknown, answer: Response | undefined) {
    super('The content service does not answer.', { cause })
    this.askedFor = askedFor(answer)
  }
}

/**
 * A `fetch` that asks again for what it reads from the API, until the service answers. Payload asks
 * once. Without an answer the options of a relation stay empty, a form may become read-only, and its
 * preferences stay promised for ever (`@payloadcms/ui/dist/providers/Preferences/index.js`): every
 * later save of it waits for those, and so do the fields of new blocks.
 *
 * A call of a server function rejects with `LostCall` instead, since Next sends the next one only
 * then: `askingAgain` makes it again. Answers are passed on once they are whole.
 *
 * No upstream issue found. To reproduce, kill the service while a form of the studio reads.
 */
export function withoutLosses(send: typeof fetch): typeof fetch {
  return async (input, init = {}) => {
    const isCall = new Headers(init.headers).has('next-action')
    if (!isCall && !isRead(input, init)) return heard(await send(input, init))
    let patience = PATIENCE
    for (let failures = 0; ; failures++) {
      const { answer, error, isLate } = await sendOnce(send, input, init, patience)
      if (answer && !isAway(answer)) return answer
      if (isLate) patience = Math.min(2 * patience, MOST_PATIENCE)
      init.signal?.throwIfAborted()
      if (isCall) throw new LostCall(error, answer)
      await untilBack(failures, askedFor(answer))
      init.signal?.throwIfAborted()
    }
  }
}

/** Calls server functions that change nothing again until the service answers. */
export function askingAgain(call: ServerFunctionClient): ServerFunctionClient {
  return async (args) => {
    for (let failures = 0; ; failures++) {
      try {
        return await call(args)
      } catch (error) {
        if (!(error instanceof LostCall) || !isReading(args)) throw error
        await untilBack(failures, error.askedFor)
      }
    }
  }
}

const READING = new Set([
  ...['form-state', 'table-state', 'slugify', 'get-default-layout'],
  ...['render-document', 'render-document-slots', 'render-field', 'render-list', 'render-widget'],
  ...['get-folder-results-component-and-data', 'get-upcoming-scheduled-publish'],
])

/** The next save, which tells whether there is a connection, waits for the state after a save. */
function isReading({ name, args }: ServerFunctionClientArgs): boolean {
  const isAfterSave = name === 'form-state' && args.data !== undefined && args.formState
  return READING.has(name) && !isAfterSave
}

type Input = Parameters<typeof fetch>[0]
type Outcome = { answer?: Response; error?: unknown; isLate?: boolean }

/** Sends a request, and takes its answer if the whole of it comes in time. */
async function sendOnce(
  send: typeof fetch,
  input: Input,
  init: RequestInit,
  patience: number,
): Promise<Outcome> {
  const limit = new AbortController()
  const timer = setTimeout(() => limit.abort(), patience)
  const signal = init.signal ? AbortSignal.any([init.signal, limit.signal]) : limit.signal
  try {
    const answer = await send(input, { ...init, signal })
    if (isAway(answer)) await answer.body?.cancel()
    else await answer.clone().arrayBuffer()
    return { answer: heard(answer) }
  } catch (error) {
    return { error, isLate: limit.signal.aborted }
  } finally {
    clearTimeout(timer)
  }
}

const ACCESS = /^\/api\/(?:globals\/)?[^/]+\/access(?:\/[^/]+)?$/

/** Whether a request changes nothing; Payload sends long queries, and questions of access, with POST. */
function isRead(input: Input, init: RequestInit): boolean {
  if (typeof input !== 'string' || 'isAskedOnce' in init) return false
  const { origin, pathname } = new URL(input, location.href)
  if (origin !== location.origin || !pathname.startsWith('/api/')) return false
  const sent = init.method ?? 'get'
  const method = new Headers(init.headers).get('x-payload-http-method-override') ?? sent
  return /^get$/i.test(method) || (/^post$/i.test(method) && ACCESS.test(pathname))
}
