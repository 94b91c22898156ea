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

type Held = Partial<ReturnType<typeof useKeptText>>

function Field({ held }: { held: Held }) {
  const field = useKeptText(PATH)
  Object.assign(held, field)
  return field.text || field.also
}

async function openField() {
  const held: Held = {}
  const element = document.createElement('div')
  const root = createRoot(element)
  await act(async () => root.render(<Field held={held} />))
  return {
    element,
    type: (text: string) => act(async () => held.write?.(text)),
    send: (answer: Promise<void>, onKey = (_: string) => {}) =>
      held.sendWith?.((_, key) => {
        onKey(key)
        return answer
      }),
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

test('a text that is left while it is sent comes back only if sending fails', async () => {
  for (const isStored of [true, false]) {
    const { promise, resolve, reject } = Promise.withResolvers<void>()
    const first = await openField()
    await first.type('Sent')
    const sent = first.send(promise)?.catch(() => 'failed')
    await first.leave()
    expect(kept()).toEqual(['Sent'])
    const during = await openField()
    expect(during.element.textContent).toBe('')
    await during.leave()
    if (isStored) resolve()
    else reject(new Error('It does not answer.'))
    expect(await sent).toBe(isStored ? undefined : 'failed')
    const next = await openField()
    expect(next.element.textContent).toBe(isStored ? '' : 'Sent')
    await next.type('')
    await next.leave()
  }
})

test('a text has one key until it is changed, also in a page that is opened later', async () => {
  const keys: string[] = []
  const fail = (field: Awaited<ReturnType<typeof openField>>) => {
    const failing = Promise.reject(new Error('It does not answer.'))
    return act(async () => field.send(failing, (key) => keys.push(key))?.catch(() => {}))
  }
  const first = await openField()
  await first.type('Too dark?')
  await fail(first)
  await fail(first)
  await first.leave()
  const second = await openField()
  await fail(second)
  expect(keys[0]).toMatch(/^[a-z0-9]{28}$/)
  expect(new Set(keys).size).toBe(1)
  await second.type('Too dark here?')
  await fail(second)
  expect(new Set(keys).size).toBe(2)
  await second.type('')
  await second.leave()
})
