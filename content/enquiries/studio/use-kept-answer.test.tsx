// @vitest-environment happy-dom
import { act } from 'react'
import { createRoot } from 'react-dom/client'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { findEntries } from '../../editing/kept/entries.ts'
import type { Kept } from './keeper.ts'
import { type Unkept, useKeptAnswer } from './use-kept-answer.ts'

vi.mock('@payloadcms/ui', () => ({ useAuth: () => ({ user: { id: 7 } }) }))

const kept = () => findEntries('7:').map(({ entry }) => entry.mine.text)

beforeEach(() => vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true))
afterEach(() => localStorage.clear())

type Enquiry = Parameters<typeof useKeptAnswer>[0]['enquiry']
type Held = { unkept?: Unkept | undefined }
type FormProps = { enquiry: Enquiry; text: string; kept: Kept | undefined; held: Held }

function Form({ enquiry, text, kept, held }: FormProps) {
  const written = { key: 'a', subject: '', text, files: [] }
  held.unkept = useKeptAnswer({ enquiry, written, kept }).unkept
  return null
}

const none: Pick<Enquiry, 'id' | 'answers' | 'others'> = { id: 1, answers: [], others: [] }
const draft = { key: 'a', subject: '', text: 'Dear', files: [], by: '', at: '' }

async function openForm(answers: Partial<Enquiry> = {}) {
  const held: Held = {}
  // What the hook reads of an enquiry.
  const enquiry = { ...none, ...answers } as Enquiry
  const root = createRoot(document.createElement('div'))
  const show = (text: string, kept?: Kept) =>
    act(async () => root.render(<Form {...{ enquiry, text, kept, held }} />))
  await show('')
  return { held, show, leave: () => act(async () => root.unmount()) }
}

test('an answer is in the browser while the service has not got it', async () => {
  const { show, leave } = await openForm()
  await show('Dear Ines', { is: 'keeping' })
  expect(kept()).toEqual(['Dear Ines'])
  await show('Dear Ines', { is: 'failed', why: 'It does not answer.' })
  expect(kept()).toEqual(['Dear Ines'])
  await show('Dear Ines', { is: 'kept' })
  expect(kept()).toEqual([])
  await leave()
})

test('the next page offers what the service has not got after all', async () => {
  const first = await openForm()
  await first.show('Dear Ines', { is: 'failed', why: 'It does not answer.' })
  await first.leave()
  const next = await openForm({ draft: { ...draft, isOwn: true, version: '' } })
  expect(next.held.unkept?.text).toBe('Dear Ines')
  await next.leave()
  const later = await openForm({ answers: [{ ...draft, text: 'Dear Ines\n', way: 'mail' }] })
  expect(later.held.unkept).toBeUndefined()
  expect(kept()).toEqual([])
  await later.leave()
})
