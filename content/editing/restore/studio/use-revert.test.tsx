// @vitest-environment happy-dom
import { act, useState } from 'react'
import { createRoot } from 'react-dom/client'
import { beforeEach, expect, test, vi } from 'vitest'
import { useNewerDraft } from '../../together/use-newer-draft.ts'
import { useRevert } from './use-revert.ts'

const payload = vi.hoisted(() => ({
  info: {},
  form: { reset: vi.fn(), submit: vi.fn(), setBackgroundProcessing: () => {} },
}))
vi.mock('@payloadcms/ui', () => ({
  toast: { success: () => {}, error: () => {} },
  useConfig: () => ({ config: { routes: { api: '/api' } } }),
  useDocumentInfo: () => payload.info,
  useForm: () => payload.form,
  useFormModified: () => false,
  useLocale: () => ({ code: 'en' }),
}))

beforeEach(() => vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true))

type Opened = { drafts: number; revert: () => Promise<void> }

/** The form of a public page with a newer draft. */
function Form({ opened }: { opened: Opened }) {
  const [data, setData] = useState<object>({ _status: 'draft' })
  const [drafts, setUnpublishedVersionCount] = useState(1)
  payload.info = {
    ...{ id: 1, collectionSlug: 'pages', hasPublishedDoc: true, data, setData },
    ...{ setUnpublishedVersionCount, unpublishedVersionCount: drafts },
    incrementVersionCount: () => {},
    setMostRecentVersionIsAutosaved: () => {},
  }
  Object.assign(opened, { drafts, revert: useRevert() })
  useNewerDraft()
  return null
}

test('after “Revert to published” there is no newer draft', async () => {
  const doc = { id: 1, _status: 'published' }
  vi.stubGlobal('fetch', async () => Response.json({ doc }))
  const opened: Opened = { drafts: 0, revert: async () => {} }
  await act(async () => createRoot(document.createElement('div')).render(<Form {...{ opened }} />))
  expect(opened.drafts).toBe(1)
  await act(() => opened.revert())
  expect(payload.form.reset).toHaveBeenCalledWith(doc)
  expect(opened.drafts).toBe(0)
})
