import type { ImportProgress } from '../import-progress.ts'
import { askProgress, type ProgressAnswer } from './ask-service.ts'
import { isUnderWay } from './parse-progress.ts'

const FIRST_MS = 100
const SLOWEST_MS = 1000

type Followed = {
  onNews: (run: ImportProgress) => void
  /** There is no answer at the moment; it is asked again. */
  onSilence: () => void
  signal: AbortSignal
}

/**
 * Asks how far an import is until it has ended; after a small one soon, later once a second. Resolves
 * with its end, or with why it is no longer known; with undefined once it is aborted.
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
