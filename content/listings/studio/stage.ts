import type { ImportProgress } from '../imports/progress.ts'
import type { ImportPreview } from '../preview.ts'
import type { ImportProblem } from '../problem.ts'
import type { Answer } from './ask-service.ts'

/** The stage of an import. */
export type Stage =
  | { name: 'start' }
  | { name: 'checking' }
  | { name: 'refused'; problems: ImportProblem[] }
  | { name: 'failed'; message: string }
  | { name: 'preview'; preview: ImportPreview; message?: string }
  | { name: 'saving'; preview: ImportPreview; message: string }
  | { name: 'importing'; run: ImportProgress; note?: string }
  | { name: 'done'; run: ImportProgress; note?: string; isAsking?: boolean }

/** The stage that follows from a response of the service. */
export function stageOf(answer: Answer): Stage {
  if ('preview' in answer) return { name: 'preview', preview: answer.preview }
  if ('problems' in answer) return { name: 'refused', problems: answer.problems }
  if ('run' in answer) return { name: 'importing', run: answer.run }
  return { name: 'failed', message: answer.message }
}
