import { afterEach, beforeEach, expect, test, vi } from 'vitest'

const reloadOnce = vi.fn(() => true)
vi.mock('./reload-once.ts', () => ({ reloadOnce: () => reloadOnce() }))
const hasTyped = vi.fn(() => false)
vi.mock('./has-typed.ts', () => ({ hasTyped: () => hasTyped() }))

const loadError = new TypeError('Failed to fetch dynamically imported module')
const fail = () => Promise.reject(loadError)

/** The module has state, so each test imports its own copy. */
async function aDocument() {
  vi.resetModules()
  return import('./load-chunk.ts')
}

let page = new AbortController()
const respond = vi.fn(async () => new Response())

afterEach(() => vi.unstubAllGlobals())
beforeEach(() => {
  page = new AbortController()
  vi.stubGlobal('fetch', respond)
  vi.stubGlobal('location', { href: 'https://example.com/' })
  vi.clearAllMocks()
  vi.spyOn(console, 'error').mockImplementation(() => {})
})

async function isPending(promise: Promise<unknown>) {
  const first = await Promise.race([promise.catch(() => 'rejected'), tick()])
  return first === 'pending'
}
const tick = () => new Promise((resolve) => setTimeout(resolve, 5, 'pending'))

test('a loaded chunk is returned', async () => {
  const { loadChunk } = await aDocument()
  expect(await loadChunk(async () => 'a module', page.signal)).toBe('a module')
  expect(reloadOnce).not.toHaveBeenCalled()
})

test('a failed chunk reloads the page, and the promise stays pending', async () => {
  const { loadChunk } = await aDocument()
  expect(await isPending(loadChunk(fail, page.signal))).toBe(true)
  expect(reloadOnce).toHaveBeenCalledTimes(1)
  expect(console.error).toHaveBeenCalled()
})

test('a failed chunk rejects if the page was reloaded recently', async () => {
  reloadOnce.mockReturnValueOnce(false)
  const { loadChunk } = await aDocument()
  await expect(loadChunk(fail, page.signal)).rejects.toBe(loadError)
})

test('without a connection, or with a failing server, the page is not reloaded', async () => {
  const { loadChunk } = await aDocument()
  respond.mockRejectedValueOnce(new TypeError('Failed to fetch'))
  await expect(loadChunk(fail, page.signal)).rejects.toBe(loadError)
  respond.mockResolvedValueOnce(new Response(null, { status: 503 }))
  await expect(loadChunk(fail, page.signal)).rejects.toBe(loadError)
  expect(reloadOnce).not.toHaveBeenCalled()
})

test('a page that is left while the site is asked for is not reloaded', async () => {
  const { loadChunk } = await aDocument()
  respond.mockImplementationOnce(async () => {
    page.abort()
    return new Response()
  })
  await expect(loadChunk(fail, page.signal)).rejects.toBe(loadError)
  expect(reloadOnce).not.toHaveBeenCalled()
})

test('a document that is being unloaded is not reloaded', async () => {
  const { loadChunk, noteLeaving } = await aDocument()
  noteLeaving()
  await expect(loadChunk(fail, page.signal)).rejects.toBe(loadError)
  expect(reloadOnce).not.toHaveBeenCalled()
})

test('a page with typed input is not reloaded, also if it was typed while the site was asked', async () => {
  const { loadChunk } = await aDocument()
  hasTyped.mockReturnValueOnce(true)
  await expect(loadChunk(fail, page.signal)).rejects.toBe(loadError)
  hasTyped.mockReturnValueOnce(false).mockReturnValueOnce(true)
  await expect(loadChunk(fail, page.signal)).rejects.toBe(loadError)
  expect(reloadOnce).not.toHaveBeenCalled()
})

test('a chunk of a page that has been left does not reload the next page', async () => {
  const { loadChunk } = await aDocument()
  page.abort()
  await expect(loadChunk(fail, page.signal)).rejects.toBe(loadError)
  expect(reloadOnce).not.toHaveBeenCalled()
  expect(console.error).not.toHaveBeenCalled()
})
