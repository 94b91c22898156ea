import type { RequestListener } from 'node:http'
import { closedPort, plainServer } from '@belvedere/kit/testing/tls-server.ts'
import { expect, test } from 'vitest'
import { programFinding } from './programs.ts'

const finding = (port: number, metrics?: string) =>
  programFinding({
    name: 'The site',
    setting: 'PORT',
    url: `http://127.0.0.1:${port}`,
    metrics,
  })

/** A program whose `/readyz` answers with this status. */
const program =
  (status: number): RequestListener =>
  ({ url }, response) => {
    const ready = url === '/readyz'
    response.writeHead(ready ? status : 200).end(`{"ok":${!ready || status === 200}}`)
  }

test('a program that is ready is well', async () => {
  const port = await plainServer(program(200))
  expect(await finding(port)).toEqual({
    is: 'ok',
    found: `The site at http://127.0.0.1:${port} is ready.`,
  })
})

test('a program that is not ready is a fault, with the reason of its metrics', async () => {
  const port = await plainServer(program(503))
  const metrics = await plainServer((_, response) =>
    response.writeHead(503).end('{"ok":false,"reason":"The database hangs."}'),
  )
  expect(await finding(port, `http://127.0.0.1:${metrics}`)).toMatchObject({
    is: 'fault',
    found: `The site at http://127.0.0.1:${port} is not ready: The database hangs.`,
  })
  expect(await finding(port)).toMatchObject({
    is: 'fault',
    found: expect.stringContaining('is not ready: its log says why'),
  })
})

test('another program on the port is a fault, and none a warning', async () => {
  const other = await plainServer((_, response) => response.end('Welcome to nginx!'))
  expect(await finding(other)).toMatchObject({
    is: 'fault',
    found: `Another program listens at http://127.0.0.1:${other}, where the site should.`,
    todo: 'Stop it, or set PORT to a free port.',
  })
  const closed = await closedPort()
  expect(await finding(closed)).toMatchObject({
    is: 'warning',
    found: `The site is not running: nothing listens at http://127.0.0.1:${closed}.`,
  })
})
