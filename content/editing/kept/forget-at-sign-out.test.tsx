// @vitest-environment happy-dom
import { act } from 'react'
import { createRoot } from 'react-dom/client'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { findEntries } from './entries.ts'
import { ForgetAtSignOut } from './forget-at-sign-out.tsx'
import { KeptForm, placeOf } from './kept-form.ts'

type State = { path: string; user: { id: number } | null }

const state = vi.hoisted((): State => ({ path: '/admin', user: null }))
vi.mock('next/navigation', () => ({ usePathname: () => state.path }))
vi.mock('@payloadcms/ui', () => ({
  useAuth: () => ({ user: state.user }),
  useConfig: () => ({
    config: { routes: { admin: '/admin' }, admin: { routes: { logout: '/logout' } } },
  }),
}))

beforeEach(() => vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true))
afterEach(() => localStorage.clear())

/** A tab of the studio; the others of the test have the same storage. */
async function openTab(first: State) {
  const root = createRoot(document.createElement('div'))
  const show = (next: Partial<State>) => {
    Object.assign(state, next)
    return act(async () => root.render(<ForgetAtSignOut>{null}</ForgetAtSignOut>))
  }
  await show(first)
  return show
}

const ADA = { id: 7 }
const kept = () => findEntries('7:').map(({ entry }) => entry.mine.title)

/** A form of the account, in any tab. */
const dirtyForm = () => {
  const form = new KeptForm(placeOf(ADA.id, '/api/media/1'))
  return (title: string) => form.keep({ title }, {})
}

test('after a sign-out no tab keeps anything, until the account has signed in again', async () => {
  const tab = await openTab({ path: '/admin', user: ADA })
  const other = await openTab({ path: '/admin', user: ADA })
  const type = dirtyForm()
  type('Before')
  expect(kept()).toEqual(['Before'])
  await tab({ path: '/admin/logout' })
  expect(kept()).toEqual([])
  await tab({ path: '/admin/login', user: null })
  await other({ path: '/admin/collections/media', user: ADA })
  type('In the other tab')
  expect(kept()).toEqual([])
  await tab({ path: '/admin', user: ADA })
  type('Again')
  expect(kept()).toEqual(['Again'])
})

test('signing out in one tab also forgets what another tab could not store', async () => {
  await openTab({ path: '/admin', user: ADA })
  dirtyForm()('x'.repeat(5_000_000))
  expect(kept()).toHaveLength(1)
  // The other tab, which signs out.
  localStorage.setItem('belvedere:signed-out:7', 'yes')
  window.dispatchEvent(new Event('storage'))
  expect(kept()).toEqual([])
})

test('the way to the sign-in page is no new session', async () => {
  const tab = await openTab({ path: '/admin', user: ADA })
  await tab({ path: '/admin/logout' })
  await tab({ path: '/admin/login' })
  dirtyForm()('Late')
  expect(kept()).toEqual([])
})

test('a session that ends keeps what was typed', async () => {
  const tab = await openTab({ path: '/admin', user: ADA })
  dirtyForm()('Typed')
  await tab({ path: '/admin/logout-inactivity', user: null })
  expect(kept()).toEqual(['Typed'])
})

test('the next page of any account drops entries older than a week', async () => {
  const entry = (days: number) => {
    const leftAt = new Date(Date.now() - days * 24 * 60 * 60 * 1000).toISOString()
    return JSON.stringify({ mine: { title: `${days}` }, started: {}, leftAt, page: '' })
  }
  localStorage.setItem('belvedere:typed:8:/api/media/1#a', entry(8))
  localStorage.setItem('belvedere:typed:8:/api/media/2#b', entry(6))
  await openTab({ path: '/admin/login', user: null })
  expect(Object.keys(localStorage)).toEqual(['belvedere:typed:8:/api/media/2#b'])
})
