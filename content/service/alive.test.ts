import { createServer, type RequestListener } from 'node:http'
import type { AddressInfo } from 'node:net'
import { expect, onTestFinished, test } from 'vitest'
import { answerNotStarted } from '../not-started.ts'
import { withHealthCheck } from './alive.ts'

async function serve(handle: RequestListener) {
  const server = createServer(withHealthCheck(handle))
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  onTestFinished(() => void server.close().closeAllConnections())
  return `http://127.0.0.1:${(server.address() as AddressInfo).port}`
}

test('a service that has not started is alive, but not ready', async () => {
  const url = await serve(answerNotStarted)
  const alive = await fetch(`${url}/healthz?probe`)
  expect([alive.status, await alive.text()]).toEqual([200, '{"ok":true}'])
  expect(alive.headers.get('cache-control')).toBe('no-store')
  const ready = await fetch(`${url}/readyz`)
  expect([ready.status, ready.headers.get('retry-after')]).toEqual([503, '2'])
  expect(await ready.json()).toEqual({ ok: false })
})

test('other requests are passed on', async () => {
  const url = await serve((request, response) => response.end(request.url))
  expect(await (await fetch(`${url}/healthz/more`)).text()).toBe('/healthz/more')
})
