// @vitest-environment happy-dom
import { act, useState } from 'react'
import { createRoot } from 'react-dom/client'
import { beforeEach, expect, test, vi } from 'vitest'
import { useTryAgain } from './use-try-again.ts'

/** What Payload's form and its status have, as far as a save concerns them. */
const payload = vi.hoisted(() => ({
  form: { submit: vi.fn(), setBackgroundProcessing: vi.fn() },
  info: {},
}))
vi.mock('@payloadcms/ui', () => ({
  useForm: () => payload.form,
  useDocumentInfo: () => payload.info,
}))

const address = { autosave: '/api/pages/1?autosave=true', method: 'PATCH' } as const
const answer = (ok: boolean) => payload.form.submit.mockResolvedValue({ res: { ok } })

beforeEach(() => {
  vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true)
  payload.form.submit.mockReset()
})

type Opened = { tryAgain: () => Promise<void>; shown: { isDraftKnown: boolean; drafts: number } }

/** A form whose record was just published: its status counts no draft after that. */
function Form({ opened, hasHistory }: { opened: Opened; hasHistory: boolean }) {
  const [isDraftKnown, setMostRecentVersionIsAutosaved] = useState(false)
  const [drafts, setUnpublishedVersionCount] = useState(0)
  payload.info = {
    mostRecentVersionIsAutosaved: isDraftKnown,
    setMostRecentVersionIsAutosaved,
    setUnpublishedVersionCount,
  }
  opened.shown = { isDraftKnown, drafts }
  opened.tryAgain = useTryAgain(address, hasHistory)
  return null
}

async function openPublished(hasHistory = true) {
  const opened: Opened = { tryAgain: async () => {}, shown: { isDraftKnown: false, drafts: 0 } }
  const root = createRoot(document.createElement('div'))
  await act(async () => root.render(<Form {...{ opened, hasHistory }} />))
  return { tryAgain: () => act(() => opened.tryAgain()), shown: () => opened.shown }
}

test('a draft that is saved by “Try again” after a publish counts as newer than what is public', async () => {
  const { tryAgain, shown } = await openPublished()
  answer(false)
  await tryAgain()
  expect(shown()).toEqual({ isDraftKnown: false, drafts: 0 })
  answer(true)
  await tryAgain()
  expect(shown()).toEqual({ isDraftKnown: true, drafts: 1 })
  await tryAgain()
  expect(shown()).toEqual({ isDraftKnown: true, drafts: 1 })
  const counted = payload.form.submit.mock.calls.map(([{ context }]) => context)
  expect(counted.map((context) => context.incrementVersionCount)).toEqual([true, true, false])
})

test('a form without a history is saved as by its button', async () => {
  const { tryAgain, shown } = await openPublished(false)
  await tryAgain()
  expect(payload.form.submit.mock.calls).toEqual([[{}]])
  expect(shown()).toEqual({ isDraftKnown: false, drafts: 0 })
})
