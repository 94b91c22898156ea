import { setTimeout as sleep } from 'node:timers/promises'
import type { ImportProgress } from '@belvedere/content/listings/imports/progress.ts'
import { type Editor, insist, noteAll, titleOf } from './editor.ts'

const POLL_MS = 400

/** Imports a sheet of listings by the job; stops some and goes on, and takes some back. */
export async function importSheet(editor: Editor, round: number): Promise<void> {
  const { who, random, complain } = editor
  const marks = Array.from({ length: random.between(20, 45) }, (_, i) => `${who}${round}x${i}`)
  const category = await findCategory(editor)
  const rows = marks.map((mark) => `${category};${titleOf(mark)};${mark}`)
  const name = `${who}${round}.csv`
  const file = new File([['Category;Title;Slug', ...rows].join('\n')], name, { type: 'text/csv' })
  const isPublic = random.next() < 0.5
  const note = (isAcknowledged: boolean) => {
    noteAll(editor, marks, 'word', isAcknowledged)
    if (isPublic) noteAll(editor, marks, 'published', isAcknowledged)
  }
  note(false)
  const { id } = await begin(editor, file, isPublic)
  if (random.next() < 0.4) {
    const stopped = await decide(editor, id, 'stop')
    if (stopped.state === 'stopped') await decide(editor, id, 'continue')
  }
  const run = await follow(editor, id)
  if (run.state !== 'done' || run.created !== marks.length)
    return complain(`${name} ended as ${JSON.stringify(run)}`)
  note(true)
  if (random.next() < 0.6) return
  noteAll(editor, marks, 'deleted', false)
  const taken = await decide(editor, id, 'take-back')
  if (taken.state !== 'done' || taken.back?.binned !== marks.length)
    return complain(`Taking ${name} back ended as ${JSON.stringify(taken)}`)
  noteAll(editor, marks, 'deleted', true)
}

async function findCategory({ studio }: Editor): Promise<string> {
  const { text } = await insist(() => studio.ask('GET', '/real-estate-categories?depth=0&limit=1'))
  return JSON.parse(text).docs[0].title
}

/**
 * As the import dialog: without an answer it looks whether the import is under way or in the
 * history; otherwise the editor chooses the file again.
 */
async function begin(
  { studio, complain }: Editor,
  file: File,
  isPublic: boolean,
): Promise<ImportProgress> {
  const form = (stamp = '') => {
    const data = new FormData()
    data.set('file', file)
    if (isPublic) data.set('publish', 'true')
    if (stamp) data.set('stamp', stamp)
    return data
  }
  for (;;) {
    const preview = await insist(() => studio.ask('POST', '/listings/import/preview', form()))
    const { stamp }: { stamp: string } = JSON.parse(preview.text)
    const answer = await studio.ask('POST', '/listings/import', form(stamp))
    if (answer.ok) return JSON.parse(answer.text).run
    if (answer.status >= 400 && answer.status < 500)
      complain(`${file.name} was refused: ${answer.status} ${answer.text}`)
    const { text } = await insist(() => studio.ask('GET', '/listings/import/history'))
    const { imports }: { imports: ImportProgress[] } = JSON.parse(text)
    const begun = imports.find(({ sheet }) => sheet === file.name)
    if (begun) return begun
  }
}

/** Waits until nothing more happens to an import. */
async function follow({ studio }: Editor, id: string): Promise<ImportProgress> {
  for (;;) {
    const { text } = await insist(() => studio.ask('GET', `/listings/import?id=${id}`))
    const { run }: { run: ImportProgress } = JSON.parse(text)
    if (run.state !== 'running' && run.state !== 'stopping') return run
    await sleep(POLL_MS)
  }
}

/** A decision whose answer was lost is refused the second time; what has become of it counts. */
async function decide(editor: Editor, id: string, decision: string): Promise<ImportProgress> {
  await insist(() => editor.studio.ask('POST', `/listings/import/${decision}?id=${id}`))
  return follow(editor, id)
}
