// @vitest-environment happy-dom
import { act } from 'react'
import { createRoot } from 'react-dom/client'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { findEntries } from './entries.ts'
import { KeptForm } from './kept-form.ts'
import { useKeptTyping } from './use-kept-typing.ts'

const form = vi.hoisted(() => ({ title: 'Before', isModified: false, isSubmitted: false }))
vi.mock('@payloadcms/ui', () => ({
  useAllFormFields: () => [form.title],
  useFormModified: () => form.isModified,
  useFormSubmitted: () => form.isSubmitted,
}))

const PLACE = '7:users/new'
const kept = () => findEntries(PLACE).map(({ entry }) => [entry.mine.title, entry.page !== ''])

beforeEach(() => {
  vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true)
  vi.useFakeTimers()
  Object.assign(form, { title: 'Before', isModified: false, isSubmitted: false })
})
afterEach(() => {
  vi.useRealTimers()
  localStorage.clear()
})

function Form({ own, isOn }: { own: KeptForm; isOn: boolean }) {
  const started = () => ({ title: 'Before' })
  useKeptTyping({ kept: own, read: () => ({ title: form.title }), started, isOn })
  return null
}

async function openForm(isOn = true) {
  const own = new KeptForm(PLACE)
  const root = createRoot(document.createElement('div'))
  const show = (state: Partial<typeof form>) => {
    Object.assign(form, state)
    return act(async () => root.render(<Form {...{ own, isOn }} />))
  }
  await show({})
  return {
    show,
    type: (title: string) => show({ title, isModified: true }),
    pause: () => act(async () => vi.advanceTimersByTime(600)),
    leave: () => act(async () => root.unmount()),
  }
}

test('what is typed is kept after a pause, and dropped when it is saved', async () => {
  const { type, pause, show, leave } = await openForm()
  await pause()
  expect(kept()).toEqual([])
  await type('Ty')
  await type('Typed')
  expect(kept()).toEqual([])
  await pause()
  expect(kept()).toEqual([['Typed', true]])
  await show({ isModified: false })
  expect(kept()).toEqual([])
  await leave()
  expect(kept()).toEqual([])
})

test('a page that ends keeps it without a pause', async () => {
  const { type, leave } = await openForm()
  await type('Typed')
  window.dispatchEvent(new Event('pagehide'))
  expect(kept()).toEqual([['Typed', true]])
  await leave()
})

test('a refused save keeps it, also if the form counts as unchanged then', async () => {
  const { type, pause, show, leave } = await openForm()
  await type('Typed')
  await pause()
  await show({ isModified: false })
  await show({ isSubmitted: true })
  await pause()
  expect(kept()).toEqual([['Typed', true]])
  await leave()
  expect(kept()).toEqual([['Typed', false]])
})

test('a form that is left unsaved offers it, and one without input leaves no trace', async () => {
  const first = await openForm()
  await first.show({ isSubmitted: true })
  await first.pause()
  await first.leave()
  expect(kept()).toEqual([])
  const second = await openForm()
  await second.type('Typed')
  await second.leave()
  expect(kept()).toEqual([['Typed', false]])
})

test('a form that saves itself is left alone', async () => {
  const { type, pause, leave } = await openForm(false)
  await type('Typed')
  await pause()
  await leave()
  expect(kept()).toEqual([])
})
