import { ErrorScreen } from './view.tsx'
import { type ErrorStatus, errorWords } from './words.ts'

/** What may fail in the browser: a page that stands there, or one that did not arrive. */
const FAILURES = [500, 503] satisfies ErrorStatus[]

/** The screens of failures in the browser, which by then may have no network to fetch them with. */
export function ErrorTemplates() {
  return FAILURES.map((status) => (
    <template key={status} id={`error-${status}`} data-title={errorWords[status].title}>
      <ErrorScreen status={status} />
    </template>
  ))
}
