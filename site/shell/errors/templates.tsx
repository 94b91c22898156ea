import { errorTemplate } from '../places.ts'
import { ErrorScreen } from './view.tsx'
import { type ErrorStatus, errorWords } from './words.ts'

/** The screens of what fails in the browser, which by then may have no network to fetch them with. */
export function ErrorTemplates() {
  return FAILURES.map((status) => (
    <template key={status} id={errorTemplate(status)} data-title={errorWords[status].title}>
      <ErrorScreen status={status} />
    </template>
  ))
}

const FAILURES = [500, 503] satisfies ErrorStatus[]
