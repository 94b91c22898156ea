// @vitest-environment happy-dom
import { act } from 'react'
import { createRoot } from 'react-dom/client'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { findEntries } from '../kept/entries.ts'
import { KeptForm } from '../kept/kept-form.ts'
import type { Address } from './address.ts'
import { useLeaving } from './use-leaving.ts'

const PLACE = '7:/api/pages/1'
const address: Address = {
  names: { collection: 'pages', id: 1 },
  path: '/api/pages/1',
  apiRoute: '/api',
  latest: '/api/pages/1?draft=true',
  autosave: '/api/pages/1?autosave=true',
  method: 'PATCH',
}
const started = { title: 'Before', updatedAt: '2026-11-23T10:00Z' }
const form = {
  read: () => ({ title: 'Typed' }),
  replace: async () => true,
  mark: () => undefined,
  markChanged: () => undefined,
}
const found = () => findEntries(PLACE)[0]?.entry

beforeEach(() => {
  vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true)
  vi.stubGlobal('fetch', () => Promise.reject(new TypeError('offline')))
})
afterEach(() => localStorage.clear())

type FormProps = { isChanged: boolean; kept: KeptForm }

function Form({ isChanged, kept }: FormProps) {
  const base = { current: { doc: started, isNextOwnVersion: false } }
  const isModified = { current: isChanged }
  const readLatest = async () => undefined
  useLeaving({ address, kept, form, base, readLatest, isModified, hasHistory: true })
  return null
}

async function openForm(isChanged: boolean) {
  const root = createRoot(document.createElement('div'))
  const props = { isChanged, kept: new KeptForm(PLACE) }
  await act(async () => root.render(<Form {...props} />))
  return { leave: () => act(async () => root.unmount()) }
}

test('a reload without a connection keeps what was typed', async () => {
  const { leave } = await openForm(true)
  window.dispatchEvent(new Event('pagehide'))
  expect(found()).toMatchObject({ mine: { title: 'Typed' }, started })
  await leave()
})

test('leaving the form without a connection keeps what was typed', async () => {
  const { leave } = await openForm(true)
  await leave()
  expect(found()).toMatchObject({ mine: { title: 'Typed' }, started })
})

test('what is typed is kept while the last save waits for its answer', async () => {
  vi.stubGlobal('fetch', () => new Promise(() => undefined))
  const { leave } = await openForm(true)
  await leave()
  expect(found()).toMatchObject({ mine: { title: 'Typed' }, started })
})

test('a form that is saved keeps nothing', async () => {
  const { leave } = await openForm(false)
  window.dispatchEvent(new Event('pagehide'))
  await leave()
  expect(found()).toBeUndefined()
})
