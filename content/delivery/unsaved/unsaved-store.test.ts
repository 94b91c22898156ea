import { expect, test } from 'vitest'
import { UnsavedStore } from './unsaved-store.ts'

const owner = { user: 1, record: 'pages:1' }

test('the least recently used documents are forgotten first', () => {
  const store = new UnsavedStore({ entries: 2, bytes: 1e6, idle: 1000 })
  const [a, b] = [store.open(owner), store.open(owner)]
  store.update(a, {})
  store.update(b, {})
  store.find(a, 1)
  const c = store.open(owner)
  store.update(c, {})
  expect([a, b, c].map((key) => Boolean(store.find(key, 1)))).toEqual([true, false, true])
})

test('documents that are too large together, or idle, are forgotten', () => {
  const store = new UnsavedStore({ entries: 9, bytes: 1000, idle: 1000 })
  const [a, b] = [store.open(owner), store.open(owner)]
  store.update(a, { values: { title: 'x'.repeat(300) } })
  store.update(b, { values: { title: 'y'.repeat(300) } })
  expect([a, b].map((key) => Boolean(store.find(key, 1)))).toEqual([false, true])
  expect(store.find(b, 1, Date.now() + 1001)).toBeUndefined()
})
