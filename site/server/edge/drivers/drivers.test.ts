import { createServer, type IncomingHttpHeaders } from 'node:http'
import { text } from 'node:stream/consumers'
import { expect, onTestFinished, test } from 'vitest'
import { address, close, listenOnFreePort } from '../../../testing/loopback.ts'
import { EdgeError } from '../driver.ts'
import { cloudflare } from './cloudflare.ts'
import { fastly } from './fastly.ts'
import { varnish } from './varnish.ts'

type Call = { method?: string; url?: string; headers: IncomingHttpHeaders; body: string }
type Answer = { status?: number; headers?: Record<string, string>; body: string }

/** A server in place of a cache: it notes calls and gives the answer of a test. */
async function recorder(answer: Answer) {
  const calls: Call[] = []
  const server = createServer(async (request, response) => {
    const { method = '', url = '', headers } = request
    calls.push({ method, url, headers, body: await text(request) })
    response.writeHead(answer.status ?? 200, answer.headers).end(answer.body)
  })
  await listenOnFreePort(server)
  onTestFinished(() => close(server))
  return { url: address(server), calls }
}

const PURGED = '{"abcd1234":"17-1500000000-1","efgh5678":"17-1500000000-2"}'

test('Fastly is sent keys as JSON, and a header that makes the purge a soft one', async () => {
  const { url, calls } = await recorder({ body: PURGED })
  const driver = fastly({ api: url, service: 'SU1Z0isxPaozGVKXdv0eY', token: 'secret' })
  await driver.purge(['abcd1234', 'efgh5678'], 'soft')
  await driver.purge(['abcd1234'], 'hard')
  expect(calls).toMatchObject([
    {
      method: 'POST',
      url: '/service/SU1Z0isxPaozGVKXdv0eY/purge',
      headers: {
        'fastly-key': 'secret',
        'fastly-soft-purge': '1',
        'content-type': 'application/json',
        accept: 'application/json',
      },
      body: '{"surrogate_keys":["abcd1234","efgh5678"]}',
    },
    { method: 'POST', body: '{"surrogate_keys":["abcd1234"]}' },
  ])
  expect(calls[1]?.headers).not.toHaveProperty('fastly-soft-purge')
})

const DONE = '{"success":true,"errors":[],"messages":[],"result":{"id":"023e105f4ecef8ad"}}'

test('Cloudflare is sent tags as JSON, with a bearer token', async () => {
  const { url, calls } = await recorder({ body: DONE })
  const driver = cloudflare({ api: `${url}/client/v4`, zone: '023e105f4ecef8ad', token: 'secret' })
  await driver.purge(['abcd1234', 'efgh5678'], 'soft')
  expect(calls).toMatchObject([
    {
      method: 'POST',
      url: '/client/v4/zones/023e105f4ecef8ad/purge_cache',
      headers: { authorization: 'Bearer secret', 'content-type': 'application/json' },
      body: '{"tags":["abcd1234","efgh5678"]}',
    },
  ])
})

test('Varnish is sent keys in a header, each server of the list', async () => {
  const [one, other] = [await recorder({ body: '' }), await recorder({ body: '' })]
  const driver = varnish([one.url, other.url])
  await driver.purge(['abcd1234', 'efgh5678'], 'soft')
  await driver.purge(['abcd1234'], 'hard')
  for (const { calls } of [one, other])
    expect(calls).toMatchObject([
      { method: 'PURGE', url: '/', headers: { 'soft-purge': 'abcd1234 efgh5678' } },
      { method: 'PURGE', url: '/', headers: { 'hard-purge': 'abcd1234' } },
    ])
})

const failureOf = (purge: Promise<unknown>) =>
  purge.then(
    () => new Error('Nothing failed.'),
    (error: unknown) => error,
  )

test('a refusal says where and why, without the token', async () => {
  const refused = { status: 401, body: '{"msg": "Provided credentials are missing or invalid"}' }
  const { url } = await recorder(refused)
  const error = await failureOf(
    fastly({ api: url, service: 'one', token: 'secret' }).purge(['a'], 'hard'),
  )
  expect(error).toBeInstanceOf(EdgeError)
  expect(String(error)).toContain(`${url}/service/one/purge answered 401: {"msg": "Provided cred`)
  expect(String(error)).not.toContain('secret')
})

test('an answer of Cloudflare without success is a failure, whatever its status', async () => {
  const body = '{"success":false,"errors":[{"code":1107,"message":"Only 100 tags"}],"result":null}'
  const { url } = await recorder({ body })
  const error = await failureOf(
    cloudflare({ api: url, zone: 'z', token: 't' }).purge(['a'], 'hard'),
  )
  expect(String(error)).toContain('Only 100 tags')
})

test('a limit of calls says when to try again', async () => {
  const { url } = await recorder({ status: 429, headers: { 'retry-after': '7' }, body: 'slow' })
  const error = await failureOf(
    cloudflare({ api: url, zone: 'z', token: 't' }).purge(['a'], 'hard'),
  )
  expect(error).toMatchObject({ name: 'EdgeError', retryAfterMs: 7000 })
})

test('a cache that does not answer is a failure with its cause', async () => {
  const error = await failureOf(varnish(['http://127.0.0.1:1']).purge(['a'], 'soft'))
  expect(error).toMatchObject({ message: 'http://127.0.0.1:1 does not answer' })
  expect(error).toHaveProperty('cause')
})

test('each tells its cache how long to keep an answer, in headers that others do not read', () => {
  const keys = ['all', 'abcd1234']
  const keep = 'max-age=300, stale-while-revalidate=60, stale-if-error=86400'
  const surrogate = ['surrogate-control', keep, 'surrogate-key', 'all abcd1234']
  expect(varnish([]).headersOf(keys, 300)).toEqual(surrogate)
  const options = { api: '', service: '', zone: '', token: '' }
  expect(fastly(options).headersOf(keys, 300)).toEqual(surrogate)
  expect(cloudflare(options).headersOf(keys, 300)).toEqual([
    ...['cloudflare-cdn-cache-control', keep],
    ...['cache-tag', 'all,abcd1234'],
  ])
})
