// @vitest-environment happy-dom
import { act } from 'react'
import { createRoot } from 'react-dom/client'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { findEntries } from '../../editing/kept/entries.ts'
import type { Words } from '../answers/same-answer.ts'
import type { Kept } from './keeper.ts'
import { type Unkept, useKeptAnswer } from './use-kept-answer.ts'

vi.mock('@payloadcms/ui', () => ({ useAuth: () => ({ user: { id: 7 } }) }))

const kept = () => findEntries('7:').map(({ entry }) => entry.mine.text)

beforeEach(() => vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true))
afterEach(() => localStorage.clear())

type Enquiry = Parameters<typeof useKeptAnswer>[0]['enquiry']
type Held = { unkept?: Unkept | undefined }
type FormProps = {
  enquiry: Enquiry
  text: string
  kept: Kept | undefined
  held: Held
  files?: Words['files'] | undefined
}

const NO_FILES: Words['files'] = []

function Form({ enquiry, text, kept, held, files = NO_FILES }: FormProps) {
  const written = { key: 'a', subject: 'Your visit', text, files }
  held.unkept = useKeptAnswer({ enquiry, written, kept }).unkept
  return null
}

const none: Pick<Enquiry, 'id' | 'answers' | 'others'> = { id: 1, answers: [], others: [] }
const draft = { key: 'a', subject: 'Your visit', text: 'Dear', files: [], by: '', at: '' }

async function openForm(answers: Partial<Enquiry> = {}) {
  const held: Held = {}
  // What the hook reads of an enquiry.
  const enquiry = { ...none, ...answers } as Enquiry
  const root = createRoot(document.createElement('div'))
  const show = (text: string, kept?: Kept, files?: Words['files']) =>
    act(async () => root.render(<Form {...{ enquiry, text, kept, held, files }} />))
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
  await first.show('Dear Ines\n', { is: 'failed', why: 'It does not answer.' })
  await first.leave()
  const next = await openForm({ draft: { ...draft, isOwn: true, version: '' } })
  expect(next.held.unkept?.mine.text).toBe('Dear Ines\n')
  await next.leave()
  const later = await openForm({ answers: [{ ...draft, text: 'Dear Ines', way: 'mail' }] })
  expect(later.held.unkept).toBeUndefined()
  expect(kept()).toEqual([])
  await later.leave()
})

test('subject and files are kept as well: an answer with other files is not the stored one', async () => {
  const plans = [{ id: 4, name: 'plans.pdf', bytes: 1000 }]
  const first = await openForm()
  await first.show('Dear', { is: 'failed', why: 'It does not answer.' }, plans)
  await first.leave()
  const next = await openForm({ draft: { ...draft, isOwn: true, version: '' } })
  expect(next.held.unkept?.mine).toEqual({ subject: 'Your visit', text: 'Dear', files: plans })
  await next.leave()
})
