// @vitest-environment happy-dom
import { act } from 'react'
import { createRoot } from 'react-dom/client'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { findEntries } from '../../editing/kept/entries.ts'
import { KeptForm, placeOf } from '../../editing/kept/kept-form.ts'
import { ForgetGone } from './forget-gone.tsx'
import { placeIn } from './place-in.ts'

const state = vi.hoisted((): { user: { id: number } | null } => ({ user: null }))
vi.mock('@payloadcms/ui', () => ({ useAuth: () => ({ user: state.user }) }))

beforeEach(() => vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true))
afterEach(() => {
  localStorage.clear()
  vi.unstubAllGlobals()
})

const keep = (account: number, path: string) =>
  new KeptForm(placeOf(account, path)).keep({ text: path }, {})
const kept = (start: string) => findEntries(start).map(({ entry }) => entry.mine.text)

/** The studio is opened by an account, and the service has these enquiries; resolves with what is asked. */
async function open(id: number, answer: () => Response) {
  const asked: string[] = []
  vi.stubGlobal('fetch', async (url: string) => {
    asked.push(decodeURIComponent(url))
    return answer()
  })
  state.user = { id }
  const root = createRoot(document.createElement('div'))
  await act(async () => root.render(<ForgetGone>{null}</ForgetGone>))
  await act(async () => root.unmount())
  return asked
}

test('what is kept of enquiries that are erased or deleted goes at the first page after signing in', async () => {
  for (const id of [1, 2, 31]) keep(7, `${placeIn(id)}note`)
  keep(7, `${placeIn(1)}answer`)
  keep(7, '/api/media/2')
  keep(8, `${placeIn(2)}note`)
  const docs = [
    { id: 1, erasedAt: null },
    { id: 2, erasedAt: '2026-11-30T05:00:00.000Z' },
  ]
  const asked = await open(7, () => Response.json({ docs }))
  expect(asked).toHaveLength(1)
  expect(asked[0]).toMatch(/^\/api\/enquiries\?where\[id\]\[in\]=[\d,]+&/)
  expect(kept('7:').sort()).toEqual(['/api/media/2', 'enquiries/1/answer', 'enquiries/1/note'])
  expect(kept('8:')).toEqual(['enquiries/2/note'])
})

test('nothing is asked if nothing is kept of enquiries, and nothing goes without an answer', async () => {
  keep(7, '/api/media/2')
  expect(await open(7, () => Response.json({ docs: [] }))).toEqual([])
  keep(7, `${placeIn(1)}note`)
  expect(await open(7, () => Response.json({ errors: [] }, { status: 503 }))).toHaveLength(1)
  expect(kept('7:enquiries/')).toEqual(['enquiries/1/note'])
})
