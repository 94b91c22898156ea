import { useWords } from '@belvedere/ui/use-words.ts'
import { ErrorScreen } from './view.tsx'
import { type ErrorStatus, errorWords } from './words.ts'

/** Errors that are shown by the browser: a page that throws, or one that cannot be loaded. */
const FAILURES = [500, 503] satisfies ErrorStatus[]

/**
 * Error screens for the browser, which may have no network to fetch them with. They are in every
 * document, so they have no picture: it could not be loaded either.
 */
export function ErrorTemplates() {
  const words = useWords()
  return FAILURES.map((status) => (
    <template key={status} id={`error-${status}`} data-title={errorWords(words, status).title}>
      <ErrorScreen status={status} isPlain />
    </template>
  ))
}
