import { randomUUID } from 'node:crypto'
import { ONCE_KEY } from '@belvedere/content/editing/once/key.ts'
import type { StudioAnswer } from '../../../testing/studio.ts'
import { type Editor, insist, noteAll, titleOf } from './editor.ts'
import type { Fact } from './facts.ts'

/** Makes drafts, publishes them together, unpublishes some, deletes all and takes that back. */
export async function keepHouse(editor: Editor, round: number): Promise<void> {
  const { who, random, studio, complain } = editor
  const marks = Array.from({ length: random.between(2, 5) }, (_, i) => `${who}${round}x${i}`)
  const ids: number[] = []
  for (const mark of marks) {
    noteAll(editor, [mark], 'word', false)
    const id = await makeDraft(editor, titleOf(mark))
    if (id === undefined) return
    ids.push(id)
    noteAll(editor, [mark], 'word', true)
  }
  /** One request about all of the records. */
  const all = async (is: Fact['is'], ask: () => Promise<StudioAnswer>) => {
    noteAll(editor, marks, is, false)
    const answer = await insist(ask)
    if (answer.ok) noteAll(editor, marks, is, true)
    else complain(`${marks[0]} and others, ${is}: ${answer.status} ${answer.text}`)
  }
  const which = `/pages?depth=0&where[id][in]=${ids}`
  const set = (_status: string) => () => studio.ask('PATCH', which, { _status })
  await all('published', set('published'))
  if (random.next() < 0.3) await all('unpublished', set('draft'))
  await all('deleted', () => studio.ask('DELETE', which))
  if (random.next() < 0.3) return
  await all('back', async () => {
    const records = ids.map((id) => `pages:${id}`)
    const answer = await studio.ask('POST', '/bin-entries/bring-back', { records })
    // Who has lost the answer looks into the bin, and they are not there any more.
    return { ...answer, ok: answer.ok || answer.status === 404 }
  })
}

/** Makes a page as the form of a new one, which asks again with the same key. */
async function makeDraft({ studio, complain }: Editor, title: string): Promise<number | undefined> {
  const headers = { [ONCE_KEY]: randomUUID() }
  const data = { title, _status: 'draft' }
  const answer = await insist(() => studio.ask('POST', '/pages?draft=true', data, headers))
  const { ok, status, text } = answer
  if (ok) return JSON.parse(text).doc.id
  if (status === 409) return JSON.parse(text).errors[0].data.id
  complain(`The page “${title}” was refused: ${status} ${text}`)
  return undefined
}
