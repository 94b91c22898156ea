// @vitest-environment happy-dom
import { act } from 'react'
import { createRoot } from 'react-dom/client'
import { afterEach, beforeEach, expect, onTestFinished, test, vi } from 'vitest'
import type { KeptDraft } from '../answers/keep-draft.ts'
import type { ShownDraft } from '../answers/show-answers.ts'
import { useDraft } from './use-draft.ts'

type Posted = { key: string; text: string; version: string; from: string }

beforeEach(() => {
  vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true)
  vi.useFakeTimers()
})
afterEach(() => void vi.useRealTimers())

type Held = { current?: ReturnType<typeof useDraft> }
type FormProps = {
  options: Parameters<typeof useDraft>[0]
  hold: (form: ReturnType<typeof useDraft>) => void
}

function Form({ options, hold }: FormProps) {
  hold(useDraft(options))
  return null
}

/** A form whose drafts the service answers as a test says; by default it keeps them. */
async function openForm(draft?: ShownDraft) {
  const posted: Posted[] = []
  const replies: (Partial<KeptDraft> | undefined)[] = []
  vi.stubGlobal('fetch', async (_: string, { body }: { body: string }) => {
    posted.push(JSON.parse(body))
    const isAway = replies.length > 0 && replies[0] === undefined
    const reply = replies.shift()
    if (isAway) throw new TypeError('The connection broke.')
    return Response.json({ files: [], isTaken: false, ...reply })
  })
  const reload = vi.fn(async () => {})
  const onSent = vi.fn()
  const form: Held = {}
  const hold = (next: ReturnType<typeof useDraft>) => {
    form.current = next
  }
  const options = { id: 1, subject: 'Your enquiry', reload, onSent, ...(draft && { draft }) }
  const root = createRoot(document.createElement('div'))
  onTestFinished(() => act(() => root.unmount()))
  await act(() => root.render(<Form options={options} hold={hold} />))
  const pass = () => act(() => vi.advanceTimersByTimeAsync(20_000))
  const type = async (text: string) => {
    await act(() => form.current?.change({ text }))
    await pass()
  }
  return { form, posted, replies, reload, onSent, type, pass }
}

const sent = { subject: 'Your enquiry', text: 'It is the second one.', files: [] }

test('an answer that turns out to be sent ends in the form, and gets no other key', async () => {
  const { form, posted, replies, reload, onSent, type, pass } = await openForm()
  replies.push(undefined, { sent })
  await type(`${sent.text} `)
  expect(posted.map(({ key }) => key)).toEqual([posted[0]?.key, posted[0]?.key])
  expect(reload).toHaveBeenCalledOnce()
  expect(onSent.mock.calls).toEqual([[true]])
  expect(form.current?.written.text).toBe('')
  await pass()
  expect(posted).toHaveLength(2)
})

test('other words than those that were sent become an answer of their own, and it says so', async () => {
  const { form, posted, replies, onSent, type } = await openForm()
  replies.push({ sent })
  await type('It is the third one.')
  expect(onSent.mock.calls).toEqual([[false]])
  const [before, after] = posted
  expect(after).toMatchObject({ text: 'It is the third one.' })
  expect(after?.key).not.toBe(before?.key)
  expect(form.current?.written).toMatchObject({ key: after?.key, text: 'It is the third one.' })
})

const draft = {
  ...{ key: 'one-of-two', subject: '', text: 'Dear', files: [], by: 'Edda', at: '' },
  ...{ isOwn: true, version: 'phone:4' },
}

test('another draft of one’s own is gone on with under its key', async () => {
  const { form, posted, type } = await openForm()
  await type('Good morning')
  await act(() => form.current?.take(draft))
  expect(form.current?.written).toMatchObject({ key: draft.key, text: 'Dear' })
  await type('Dear Ines')
  expect(posted.map(({ key, text, from }) => [key === draft.key, text, from])).toEqual([
    [false, 'Good morning', ''],
    [true, 'Dear Ines', 'phone:4'],
  ])
})

test('a draft that another window has gone on with is left to it', async () => {
  const { posted, replies, type } = await openForm(draft)
  await type('Dear Ines')
  replies.push({ isTaken: true })
  await type('Dear Ines,')
  expect(posted.map(({ from }) => from)).toEqual(['phone:4', 'phone:4', 'phone:4'])
  expect(posted.map(({ version }) => version.split(':')[1])).toEqual(['1', '2', '3'])
  expect(posted.slice(0, 2).map(({ key }) => key)).toEqual([draft.key, draft.key])
  expect(posted[2]?.key).not.toBe(draft.key)
})
