import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { isSame } from './same.ts'

const own = vi.fn(async () => new Response())
const PATH = '/api/pages/1'

beforeEach(() => {
  vi.resetModules()
  own.mockClear()
  vi.stubGlobal('window', { fetch: own })
  vi.stubGlobal('location', { href: 'http://studio.test/admin' })
})
afterEach(() => {
  vi.unstubAllGlobals()
  vi.restoreAllMocks()
})

/** A guard of a form with this title, and the saves that it was asked to send. */
function formWith(title: string) {
  const pass = vi.fn(async () => new Response())
  return { pass, holds: (contents: object) => isSame(contents, { title }), reverted: vi.fn() }
}

function save(title: string) {
  const body = new FormData()
  body.set('_payload', JSON.stringify({ title }))
  return window.fetch(`${PATH}?autosave=true`, { method: 'PATCH', body })
}

test('closing a drawer on the same record keeps the guard of the form behind it', async () => {
  const { guardSaves } = await import('./guard-saves.ts')
  const [behind, drawer] = [formWith('Behind'), formWith('Drawer')]
  const endBehind = guardSaves(PATH, behind)
  const endDrawer = guardSaves(PATH, drawer)

  await save('Drawer')
  expect(drawer.pass).toHaveBeenCalledOnce()
  await save('Behind')
  expect(behind.pass).toHaveBeenCalledOnce()

  endDrawer()
  await save('Behind, changed')
  expect(behind.pass).toHaveBeenCalledTimes(2)
  expect(own).not.toHaveBeenCalled()

  endBehind()
  await save('Behind')
  expect(own).toHaveBeenCalledOnce()
})

test('a save that matches neither form goes through the latest guard', async () => {
  const { guardSaves } = await import('./guard-saves.ts')
  const [behind, drawer] = [formWith('Behind'), formWith('Drawer')]
  guardSaves(PATH, behind)
  guardSaves(PATH, drawer)
  await save('Typed meanwhile')
  expect(drawer.pass).toHaveBeenCalledOnce()
})

test('a save waits for the answer to the one before, which is its version', async () => {
  const { guardSaves } = await import('./guard-saves.ts')
  const first = Promise.withResolvers<Response>()
  const form = formWith('Tides')
  form.pass.mockReturnValueOnce(first.promise)
  guardSaves(PATH, form)

  const [one, two] = [save('Tides'), save('Tides and winds')]
  await Promise.resolve()
  expect(form.pass).toHaveBeenCalledTimes(1)
  first.reject(new TypeError('offline'))
  await expect(one).rejects.toThrow('offline')
  await two
  expect(form.pass).toHaveBeenCalledTimes(2)
})

test('a publication does not wait for ever for an autosave that gets no answer', async () => {
  const limit = new AbortController()
  vi.spyOn(AbortSignal, 'timeout').mockReturnValueOnce(limit.signal)
  const { guardSaves } = await import('./guard-saves.ts')
  const hung = (_: string, { signal }: RequestInit) =>
    new Promise<Response>((_, reject) =>
      signal?.addEventListener('abort', () => reject(signal.reason)),
    )
  const sent = vi.fn(hung).mockImplementationOnce(hung).mockResolvedValueOnce(new Response())
  vi.stubGlobal('window', { fetch: sent })
  const form = formWith('Tides')
  guardSaves(PATH, { ...form, pass: ({ url, init }, send) => send({ url, init }) })

  const hanging = save('Tides')
  const body = new FormData()
  body.set('_payload', JSON.stringify({ title: 'Tides', _status: 'published' }))
  const publication = window.fetch(PATH, { method: 'PATCH', body })
  await vi.waitFor(() => expect(sent).toHaveBeenCalledOnce())
  limit.abort()
  await expect(hanging).rejects.toThrow('aborted')
  expect((await publication).ok).toBe(true)
})

test('a file that is uploaded with a save has no limit in time', async () => {
  const limited = vi.spyOn(AbortSignal, 'timeout')
  const { guardSaves } = await import('./guard-saves.ts')
  const form = formWith('Tides')
  guardSaves(PATH, { ...form, pass: (one, send) => send(one) })
  const body = new FormData()
  body.set('_payload', '{}')
  body.set('file', new File(['film'], 'film.mp4'))
  await window.fetch(PATH, { method: 'PATCH', body })
  expect(limited).not.toHaveBeenCalled()
  await save('Tides')
  expect(limited).toHaveBeenCalledOnce()
})

test('“Revert to published” tells the form which version it shows next; other requests do not', async () => {
  const { guardSaves } = await import('./guard-saves.ts')
  const form = formWith('Cove')
  guardSaves(PATH, form)
  const doc = { id: 1, title: 'Cove', createdAt: '1', updatedAt: '2' }
  own.mockImplementation(async () => Response.json({ doc }))
  const send = (body: object, headers = {}) =>
    window.fetch(`${PATH}?locale=en`, { method: 'patch', body: JSON.stringify(body), headers })
  await send({ _status: 'draft' })
  await send(doc, { 'if-match': '"1"' })
  expect(form.reverted).not.toHaveBeenCalled()
  const answer = await send(doc)
  expect(form.reverted).toHaveBeenCalledExactlyOnceWith({ doc })
  expect(await answer.json()).toEqual({ doc })
})
