import { expect, test } from 'vitest'
import { headOf } from './head-of.ts'

test('HEAD has the status and headers of GET, and cancels the body that GET would send', async () => {
  let hasEnded = false
  const cancel = () => {
    hasEnded = true
  }
  const body = new ReadableStream({ cancel })
  const get = async (request: Request) =>
    new Response(body, { status: 206, headers: { etag: `"${request.method}"` } })
  const answer = await headOf(get)(new Request('http://studio.example/a', { method: 'HEAD' }))
  expect([answer.status, answer.headers.get('etag'), answer.body]).toEqual([206, '"GET"', null])
  expect(hasEnded).toBe(true)
})
