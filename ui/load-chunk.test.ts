import { afterEach, beforeEach, expect, test, vi } from 'vitest'

const reloadOnce = vi.fn(() => true)
vi.mock('./reload-once.ts', () => ({ reloadOnce: () => reloadOnce() }))

const lost = new TypeError('Failed to fetch dynamically imported module')
const fail = () => Promise.reject(lost)

/** The module keeps whether the document is being left, so each test has its own. */
async function aDocument() {
  vi.resetModules()
  return import('./load-chunk.ts')
}

class Field {
  value = ''
  defaultValue = ''
}
let fields: Field[] = []

afterEach(() => vi.unstubAllGlobals())
beforeEach(() => {
  fields = []
  vi.stubGlobal('HTMLInputElement', class {})
  vi.stubGlobal('HTMLTextAreaElement', Field)
  vi.stubGlobal('location', { href: 'https://example.com/' })
  vi.stubGlobal('document', { querySelectorAll: () => fields })
  vi.clearAllMocks()
  vi.spyOn(console, 'error').mockImplementation(() => {})
})

async function isPending(promise: Promise<unknown>) {
  const first = await Promise.race([promise.catch(() => 'rejected'), tick()])
  return first === 'pending'
}
const tick = () => new Promise((resolve) => setTimeout(resolve, 5, 'pending'))

test('the promise resolves to a chunk that arrives', async () => {
  const { loadChunk } = await aDocument()
  expect(await loadChunk(async () => 'a module')).toBe('a module')
  expect(reloadOnce).not.toHaveBeenCalled()
})

test('a chunk that does not arrive reloads the page, and the promise stays pending', async () => {
  const { loadChunk } = await aDocument()
  expect(await isPending(loadChunk(fail))).toBe(true)
  expect(reloadOnce).toHaveBeenCalledTimes(1)
  expect(console.error).toHaveBeenCalled()
})

test('where the page was reloaded a moment ago, the promise rejects', async () => {
  reloadOnce.mockReturnValueOnce(false)
  const { loadChunk } = await aDocument()
  await expect(loadChunk(fail)).rejects.toBe(lost)
})

test('a document that is being left is not reloaded', async () => {
  const { loadChunk, noteLeaving } = await aDocument()
  noteLeaving()
  await expect(loadChunk(fail)).rejects.toBe(lost)
  expect(reloadOnce).not.toHaveBeenCalled()
})

test('a page that somebody has typed into is not reloaded', async () => {
  const { loadChunk } = await aDocument()
  fields = [Object.assign(new Field(), { value: 'Dear' })]
  await expect(loadChunk(fail)).rejects.toBe(lost)
  expect(reloadOnce).not.toHaveBeenCalled()
})
