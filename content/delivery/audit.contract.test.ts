import { auditServer } from 'graphql-http'
import { expect, test } from 'vitest'
import { makeToken } from '../testing/delivery.ts'
import { listenDelivery } from '../testing/listen-delivery.ts'
import { openContent } from '../testing/payload.ts'

test('the API passes the whole audit of GraphQL over HTTP', async () => {
  await using content = await openContent()
  await using server = await listenDelivery(content.payload)
  const token = await makeToken(content.payload, 'published')

  const results = await auditServer({ url: server.url, fetchFn: withToken(token) })

  const failed = results.filter((result) => result.status !== 'ok')
  expect(failed.map(({ id, name }) => `${id} ${name}`)).toEqual([])
  expect(results.length).toBeGreaterThan(50)
})

function withToken(token: string): typeof fetch {
  return (input, init) => {
    const headers = new Headers(init?.headers)
    headers.set('authorization', `Bearer ${token}`)
    return fetch(input, { ...init, headers })
  }
}
