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

type Held = { write?: (text: string) => void }

function Field({ held }: { held: Held }) {
  const { text, write, also } = useKeptText(PATH)
  held.write = write
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
