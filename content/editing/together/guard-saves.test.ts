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
  const holds = (contents: object) => isSame(contents, { title })
  const headers = () => ({ 'if-match': `"${title}"` })
  const superseded = vi.fn(() => new Response(null, { status: 412 }))
  return { pass, holds, headers, changed: vi.fn(), superseded }
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

test('a change beside the saves waits for them, and what waits for it is not saved any more', async () => {
  const { changeBesideSaves, guardSaves } = await import('./guard-saves.ts')
  const [saving, showing] = [Promise.withResolvers<Response>(), Promise.withResolvers<void>()]
  const form = formWith('Cove')
  form.pass.mockReturnValueOnce(saving.promise)
  guardSaves(PATH, form)
  const saved = save('Cove')
  const answer = { doc: { id: 1, title: 'Cove', updatedAt: '2' } }
  const send = vi.fn(async () => answer)
  const show = vi.fn(() => showing.promise)
  const changed = changeBesideSaves(PATH, send, show)
  await Promise.resolve()
  expect(send).not.toHaveBeenCalled()
  saving.resolve(new Response())
  await saved
  await vi.waitFor(() => expect(show).toHaveBeenCalledExactlyOnceWith(answer))
  expect(send).toHaveBeenCalledExactlyOnceWith({ 'if-match': '"Cove"' })
  expect(form.changed).toHaveBeenCalledExactlyOnceWith(answer)

  const late = save('Cove bay')
  showing.resolve()
  expect(await changed).toBe(answer)
  expect((await late).status).toBe(412)
  expect(form.pass).toHaveBeenCalledOnce()
  await save('Cove')
  expect(form.pass).toHaveBeenCalledTimes(2)
})

test('a refused change leaves the form and its saves as they are', async () => {
  const { changeBesideSaves, guardSaves } = await import('./guard-saves.ts')
  const form = formWith('Cove')
  guardSaves(PATH, form)
  const show = vi.fn()
  const changed = changeBesideSaves(PATH, () => Promise.reject(new Error('offline')), show)
  const saved = save('Cove')
  await expect(changed).rejects.toThrow('offline')
  await saved
  expect([show, form.changed, form.superseded].flatMap(({ mock }) => mock.calls)).toEqual([])
  expect(form.pass).toHaveBeenCalledOnce()
})
