import { asFields } from '@belvedere/kit/json.ts'
import { RequestFailed, request, sentenceOf } from '../../studio/request.ts'
import { isOver, type WorkState } from '../row.ts'

/**
 * The progress of a work, null if the service knows none, the reason of a refusal, or no response at
 * all.
 */
export type Answer<Run> = { run: Run | null } | { message: string } | { silent: true }

/** Asks about a work, or decides about it; never rejects. `read` parses its progress. */
export async function askWork<Run>(
  path: string,
  method: 'GET' | 'POST',
  read: (run: unknown) => Run | undefined,
  body?: object,
): Promise<Answer<Run>> {
  try {
    const answer = asFields(await request(path, { method, ...(body && { body }) }))
    return { run: read(answer.run) ?? null }
  } catch (error) {
    const status = error instanceof RequestFailed ? error.status : undefined
    // A service that is just being started answers, but knows nothing yet.
    const isSilent = status === undefined || status === 503
    return isSilent ? { silent: true } : { message: sentenceOf(error) }
  }
}

const FIRST_MS = 100
const SLOWEST_MS = 1000

type Followed<Run> = {
  ask: (run: Run) => Promise<Answer<Run>>
  onNews: (run: Run) => void
  /** There is no response at the moment; the request is repeated. */
  onSilence: () => void
  signal: AbortSignal
}

/**
 * Polls the progress of a work until it has ended; at first often, later once a second. Resolves
 * with its result, or with the reason why it is no longer known; with undefined once it is aborted.
 */
export async function followWork<Run extends { state: WorkState }>(
  first: Run,
  { ask, onNews, onSilence, signal }: Followed<Run>,
): Promise<Exclude<Answer<Run>, { silent: true }> | undefined> {
  let run = first
  for (let ms = FIRST_MS; !isOver(run); ms = Math.min(2 * ms, SLOWEST_MS)) {
    await new Promise((resolve) => setTimeout(resolve, ms))
    if (signal.aborted) return undefined
    const answer = await ask(run)
    if (signal.aborted) return undefined
    if ('silent' in answer) onSilence()
    else if (!('run' in answer) || !answer.run) return answer
    else {
      run = answer.run
      onNews(run)
    }
  }
  return { run }
}

export const SILENT =
  'There is no answer from the service at the moment. Once it runs, it goes on where it was; this window asks again every second.'
export const UNANSWERED = 'There was no answer. Press the button again.'
