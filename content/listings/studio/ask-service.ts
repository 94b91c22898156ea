import { asFields, asList, asString } from '@belvedere/kit/json.ts'
import { askWork, type Answer as WorkAnswer } from '../../long-work/studio/follow.ts'
import { requestIfPossible } from '../../studio/request.ts'
import type { ImportProgress } from '../imports/progress.ts'
import type { ImportPreview } from '../preview.ts'
import type { ImportProblem } from '../problem.ts'
import type { ChosenHeadings } from '../read-headings.ts'
import { type ChosenFiles, hashOf } from './chosen-files.ts'
import { parsePreview, parseProblems } from './parse-preview.ts'
import { type PastImports, parsePast, parseProgress } from './parse-progress.ts'

/**
 * The result of a request: a preview, a started import, problems of the file, or the reason of its
 * failure.
 */
export type Answer =
  | { preview: ImportPreview }
  | { run: ImportProgress }
  | { problems: ImportProblem[] }
  | { message: string }

type ProgressAnswer = WorkAnswer<ImportProgress>

/** What can be decided about an import. */
export type Decision = 'stop' | 'continue' | 'take-back'

/** The choices of the editor besides the files. */
type Choices = {
  publish: boolean
  headings: ChosenHeadings
  stamp?: string
  uploaded?: Map<string, number>
}

const NO_PREVIEW: Answer = {
  message:
    'The file could not be checked: there was no answer. Check your connection and choose the file again.',
}
const UNKNOWN: Answer = {
  message:
    'There was no answer, so the listings may or may not have been imported. Choose the file again: the preview shows what is still to be done.',
}

/** Requests the preview of a spreadsheet; never rejects. */
export async function askPreview(files: ChosenFiles, choices: Choices): Promise<Answer> {
  return await post('/api/listings/import/preview', files, choices, NO_PREVIEW)
}

/**
 * Starts to import a spreadsheet whose preview has been seen; never rejects. Without a response it
 * may have started: then the running import counts as the response.
 */
export async function askImport(files: ChosenFiles, choices: Choices): Promise<Answer> {
  const answer = await post('/api/listings/import', files, choices, UNKNOWN)
  if (answer !== UNKNOWN) return answer
  const underWay = await askProgress()
  return 'run' in underWay && underWay.run ? { run: underWay.run } : UNKNOWN
}

/** The progress of an import, by default of the running one; never rejects. */
export async function askProgress(id?: string): Promise<ProgressAnswer> {
  return await askWork(`/api/listings/import${id ? `?id=${id}` : ''}`, 'GET', parseProgress)
}

/** Stops an import, goes on with it, or takes it back; never rejects. */
export async function askDecision(decision: Decision, id: string): Promise<ProgressAnswer> {
  return await askWork(`/api/listings/import/${decision}?id=${id}`, 'POST', parseProgress)
}

/** One page of the past imports; never rejects. */
export async function askPast(page: number): Promise<PastImports | { message: string }> {
  const path = `/api/listings/import/history?page=${page}`
  const answer = await requestIfPossible<unknown>(path)
  return parsePast(answer) ?? { message: NO_PAST }
}

const NO_PAST = 'The imports until now could not be loaded. Close this window and open it again.'

async function post(
  url: string,
  files: ChosenFiles,
  choices: Choices,
  unknown: Answer,
): Promise<Answer> {
  try {
    const response = await fetch(url, { method: 'POST', body: await formOf(files, choices) })
    return readAnswer(await response.json()) ?? unknown
  } catch {
    return unknown
  }
}

async function formOf({ sheet, pictures }: ChosenFiles, choices: Choices) {
  const { publish, headings, stamp, uploaded } = choices
  const form = new FormData()
  if (sheet) form.set('file', sheet)
  if (publish) form.set('publish', 'true')
  if (stamp) form.set('stamp', stamp)
  const chosen = pictures.map(async (file) => ({ name: file.name, hash: await hashOf(file) }))
  form.set('chosen', JSON.stringify(await Promise.all(chosen)))
  const ids = [...(uploaded ?? [])].map(([name, id]) => ({ name, id }))
  form.set('uploaded', JSON.stringify(ids))
  form.set('headings', JSON.stringify([...headings].map(([heading, path]) => ({ heading, path }))))
  return form
}

function readAnswer(body: unknown): Answer | undefined {
  const preview = parsePreview(body)
  if (preview) return { preview }
  const { problems, run } = asFields(body)
  if (Array.isArray(problems)) return { problems: parseProblems(problems) }
  const begun = parseProgress(run)
  if (begun) return { run: begun }
  const message = messageIn(body)
  return message ? { message } : undefined
}

const messageIn = (body: unknown) =>
  asString(asFields(asList(asFields(body).errors)[0]).message) || undefined
