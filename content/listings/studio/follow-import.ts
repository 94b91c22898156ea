import type { ImportProgress } from '../imports/progress.ts'
import { askProgress, type ProgressAnswer } from './ask-service.ts'
import { isUnderWay } from './parse-progress.ts'

const FIRST_MS = 100
const SLOWEST_MS = 1000

type Followed = {
  onNews: (run: ImportProgress) => void
  /** There is no response at the moment; the request is repeated. */
  onSilence: () => void
  signal: AbortSignal
}

/**
 * Polls the progress of an import until it has ended; at first often, later once a second. Resolves
 * with its result, or with the reason why it is no longer known; with undefined once it is aborted.
 */
export async function followImport(
  first: ImportProgress,
  { onNews, onSilence, signal }: Followed,
): Promise<Exclude<ProgressAnswer, { silent: true }> | undefined> {
  let run = first
  for (let ms = FIRST_MS; isUnderWay(run); ms = Math.min(2 * ms, SLOWEST_MS)) {
    await new Promise((resolve) => setTimeout(resolve, ms))
    if (signal.aborted) return undefined
    const answer = await askProgress(run.id)
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
