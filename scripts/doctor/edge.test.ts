import { closedPort, plainServer } from '@belvedere/kit/testing/tls-server.ts'
import { expect, test, vi } from 'vitest'
import { lookAtEdge } from './edge.ts'

test('each cache in front is asked whether it answers, whatever it says', async () => {
  const well = await plainServer((_, response) => response.writeHead(403).end())
  const closed = await closedPort()
  vi.stubEnv('EDGE', 'varnish')
  vi.stubEnv('EDGE_URL', `http://127.0.0.1:${well}, http://127.0.0.1:${closed}`)
  expect(await lookAtEdge()).toMatchObject([
    { is: 'ok', found: `http://127.0.0.1:${well} (EDGE_URL) answers 403.` },
    { is: 'fault', found: expect.stringContaining('(ECONNREFUSED)') },
  ])
})

test('without a cache in front there is nothing to ask', async () => {
  vi.stubEnv('EDGE', '')
  expect(await lookAtEdge()).toMatchObject({ is: 'ok' })
})
