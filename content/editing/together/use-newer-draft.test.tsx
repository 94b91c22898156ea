// @vitest-environment happy-dom
import { act, useState } from 'react'
import { createRoot } from 'react-dom/client'
import { beforeEach, expect, test, vi } from 'vitest'
import { useNewerDraft } from './use-newer-draft.ts'

/** What the form of a published page knows of its versions. */
const payload = vi.hoisted(() => ({ info: {} }))
vi.mock('@payloadcms/ui', () => ({ useDocumentInfo: () => payload.info }))

beforeEach(() => vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true))

type Status = 'draft' | 'published'
type Opened = {
  drafts: number
  saved: (_status: Status) => void
  count: (drafts: number) => void
}

function Form({ opened, hasPublishedDoc }: { opened: Opened; hasPublishedDoc: boolean }) {
  const [_status, setStatus] = useState<Status>('draft')
  const [drafts, setDrafts] = useState(1)
  payload.info = {
    data: { _status },
    hasPublishedDoc,
    setUnpublishedVersionCount: setDrafts,
    unpublishedVersionCount: drafts,
  }
  Object.assign(opened, { drafts, saved: setStatus, count: setDrafts })
  useNewerDraft()
  return null
}

async function openForm(hasPublishedDoc = true) {
  const opened: Opened = { drafts: 0, saved: () => {}, count: () => {} }
  const root = createRoot(document.createElement('div'))
  await act(async () => root.render(<Form {...{ opened, hasPublishedDoc }} />))
  return {
    saved: (status: Status) => act(async () => opened.saved(status)),
    count: (drafts: number) => act(async () => opened.count(drafts)),
    drafts: () => opened.drafts,
  }
}

test('a draft counts as newer than what is public, although a late publication has set the count to 0', async () => {
  const form = await openForm()
  await form.saved('published')
  await form.saved('draft')
  await form.count(0)
  expect(form.drafts()).toBe(1)
})

test('what is public as it is has no newer draft', async () => {
  const form = await openForm()
  await form.saved('published')
  await form.count(0)
  expect(form.drafts()).toBe(0)
  await form.saved('draft')
  expect(form.drafts()).toBe(1)
})

test('the drafts of what was never public are not counted', async () => {
  const form = await openForm(false)
  await form.count(0)
  expect(form.drafts()).toBe(0)
})
