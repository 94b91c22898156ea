import { expect, test, vi } from 'vitest'
import { createRecord } from './create-record.ts'

/** Answers like the service to the creation of a record, and to the query for the current user. */
function answer(status: number, body: unknown, user: unknown = { id: 1 }) {
  const json = (url: string) => (url === '/me' ? { user } : body)
  vi.stubGlobal('fetch', async (url: string) => Response.json(json(url), { status }))
  return createRecord('/pages?draft=true', { title: 'Tides' }, '/me', 'key')
}

test('the created record is returned', async () => {
  expect(await answer(201, { doc: { id: 3, title: 'Tides' } })).toEqual({
    doc: { id: 3, title: 'Tides' },
  })
})

test.each([
  ['somebody who is signed out is told so', 403, null, 'signed-out'],
  ['somebody without the right is refused', 403, { id: 1 }, 'refused'],
  ['a refusal keeps its sentence', 400, { id: 1 }, 'refused'],
  ['a fault of the service is tried again', 500, { id: 1 }, 'unreachable'],
])('%s', async (_, status, user, kind) => {
  const result = await answer(status, { errors: [{ message: 'No.' }] }, user)
  expect(result).toMatchObject({ problem: { kind } })
})

test('if the service does not answer, the typed text stays in the form', async () => {
  vi.stubGlobal('fetch', () => Promise.reject(new TypeError('offline')))
  expect(await createRecord('/pages?draft=true', {}, '/me', 'key')).toMatchObject({
    problem: { kind: 'unreachable', message: expect.stringContaining('stays in this form') },
  })
})

test('a record that was created by a request whose answer was lost is found', async () => {
  const asked: string[] = []
  vi.stubGlobal('fetch', async (url: string, { method = 'GET', headers }: RequestInit) => {
    asked.push(`${method} ${url} ${new Headers(headers).get('idempotency-key') ?? ''}`.trim())
    return method === 'POST'
      ? Response.json({ errors: [{ message: 'Saved.', data: { id: 3 } }] }, { status: 409 })
      : Response.json({ id: 3, title: 'Tid' })
  })
  expect(await createRecord('/pages?draft=true', { title: 'Tides' }, '/me', 'key')).toEqual({
    doc: { id: 3, title: 'Tid' },
    isEarlier: true,
  })
  expect(asked).toEqual(['POST /pages?draft=true key', 'GET /pages/3?draft=true'])
})
