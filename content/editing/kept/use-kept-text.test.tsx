// @vitest-environment happy-dom
import { act } from 'react'
import { createRoot } from 'react-dom/client'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { findEntries } from './entries.ts'
import { useKeptText } from './use-kept-text.ts'

vi.mock('@payloadcms/ui', () => ({ useAuth: () => ({ user: { id: 7 } }) }))

const PATH = 'comments/pages:1/thread 5'
const kept = () => findEntries('7:').map(({ entry }) => entry.mine.text)

beforeEach(() => vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true))
afterEach(() => localStorage.clear())

type Held = Partial<Pick<ReturnType<typeof useKeptText>, 'write' | 'key'>>

function Field({ held }: { held: Held }) {
  const { text, write, key, also } = useKeptText(PATH)
  Object.assign(held, { write, key })
  return text || also
}

async function openField() {
  const held: Held = {}
  const element = document.createElement('div')
  const root = createRoot(element)
  await act(async () => root.render(<Field held={held} />))
  return {
    element,
    type: (text: string) => act(async () => held.write?.(text)),
    send: () => act(async () => held.key?.()),
    leave: () => act(async () => root.unmount()),
  }
}

test('an unsent text is there again when its place is shown again, and gone once it was sent', async () => {
  const first = await openField()
  await first.type('Is this the new price?')
  expect(kept()).toEqual(['Is this the new price?'])
  await first.leave()
  const second = await openField()
  expect(second.element.textContent).toBe('Is this the new price?')
  expect(kept()).toEqual(['Is this the new price?'])
  await second.type('')
  await second.leave()
  expect(kept()).toEqual([])
})

test('it is there after a page that ended without leaving', async () => {
  const leftAt = new Date().toISOString()
  const entry = { mine: { text: 'Typed' }, started: {}, leftAt, page: 'an earlier page' }
  localStorage.setItem(`belvedere:typed:7:${PATH}#x`, JSON.stringify(entry))
  const field = await openField()
  expect(field.element.textContent).toBe('Typed')
  await field.leave()
})

test('a text has one key until it is changed, also in a page that is opened later', async () => {
  const first = await openField()
  await first.type('Too dark?')
  const key = await first.send()
  expect(key).toMatch(/^[a-z0-9]{28}$/)
  expect(await first.send()).toBe(key)
  await first.leave()
  const second = await openField()
  expect(await second.send()).toBe(key)
  await second.type('Too dark here?')
  expect(await second.send()).not.toBe(key)
  await second.type('')
  await second.leave()
})
