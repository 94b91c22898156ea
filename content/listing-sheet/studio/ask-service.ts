import type { ImportPreview } from '../preview.ts'
import type { ImportProblem } from '../problem.ts'
import { type ChosenFiles, hashOf } from './chosen-files.ts'
import { asRow, listOf, parsePreview, parseProblems } from './parse-preview.ts'

/** What came of a request: a preview, what was saved, problems of the file, or why it failed. */
export type Answer =
  | { preview: ImportPreview }
  | { created: number; updated: number; published?: number }
  | { problems: ImportProblem[] }
  | { message: string }

/** What the editor has decided beside the files. */
export type Decision = { publish: boolean; stamp?: string; uploaded?: Map<string, number> }

const NO_PREVIEW: Answer = {
  message:
    'The file could not be checked: there was no answer. Check your connection and choose the file again.',
}
const UNKNOWN: Answer = {
  message:
    'There was no answer, so the listings may or may not have been imported. Choose the file again: the preview shows what is still to be done.',
}

/** Asks what a sheet would do; never rejects. */
export async function askPreview(files: ChosenFiles, decision: Decision): Promise<Answer> {
  return await post('/api/listings/import/preview', files, decision, NO_PREVIEW)
}

/** Imports a sheet whose preview has been seen; never rejects. */
export async function askImport(files: ChosenFiles, decision: Decision): Promise<Answer> {
  return await post('/api/listings/import', files, decision, UNKNOWN)
}

async function post(
  url: string,
  files: ChosenFiles,
  decision: Decision,
  unknown: Answer,
): Promise<Answer> {
  try {
    const response = await fetch(url, { method: 'POST', body: await formOf(files, decision) })
    return readAnswer(await response.json()) ?? unknown
  } catch {
    return unknown
  }
}

async function formOf({ sheet, pictures }: ChosenFiles, { publish, stamp, uploaded }: Decision) {
  const form = new FormData()
  if (sheet) form.set('file', sheet)
  if (publish) form.set('publish', 'true')
  if (stamp) form.set('stamp', stamp)
  const chosen = pictures.map(async (file) => ({ name: file.name, hash: await hashOf(file) }))
  form.set('chosen', JSON.stringify(await Promise.all(chosen)))
  const ids = [...(uploaded ?? [])].map(([name, id]) => ({ name, id }))
  form.set('uploaded', JSON.stringify(ids))
  return form
}

function readAnswer(body: unknown): Answer | undefined {
  const preview = parsePreview(body)
  if (preview) return { preview }
  const { problems, created, updated, published, errors } = asRow(body)
  if (Array.isArray(problems)) return { problems: parseProblems(problems) }
  if (typeof created === 'number' && typeof updated === 'number')
    return { created, updated, ...(typeof published === 'number' && { published }) }
  const { message } = asRow(listOf(errors)[0])
  return typeof message === 'string' && message ? { message } : undefined
}
