import { once } from 'node:events'
import { Agent, get, type IncomingMessage, type RequestListener, type Server } from 'node:http'
import { type AddressInfo, createConnection } from 'node:net'
import { text } from 'node:stream/consumers'
import { setImmediate as nextTurn } from 'node:timers/promises'
import { afterEach, expect, onTestFinished, test, vi } from 'vitest'
import { listen } from './listen.ts'

afterEach(() => void vi.useRealTimers())

/** A server, and a client that uses one kept-alive connection like a proxy. */
async function behindProxy(handler: RequestListener) {
  const { server, close } = await listen(handler, { port: 0, host: '127.0.0.1' })
  const agent = new Agent({ keepAlive: true, maxSockets: 1 })
  onTestFinished(() => {
    agent.destroy()
    server.closeAllConnections()
    server.close()
  })
  const { port } = server.address() as AddressInfo
  const ask = async () => {
    const [response] = (await once(get({ port, agent }), 'response')) as [IncomingMessage]
    return { body: await text(response), connection: response.headers.connection }
  }
  return { server, port, close, ask }
}

/** The timers that a server sets when it closes; they end when the test says so. */
const stopTheClock = () => vi.useFakeTimers({ toFake: ['setInterval', 'setTimeout'] })

async function untilDeaf(server: Server) {
  while (server.listening) await nextTurn()
}

test('a server that closes answers the running requests, each as the last one of its connection', async () => {
  const arrived = Promise.withResolvers<() => void>()
  const { close, ask } = await behindProxy((_request, response) => {
    arrived.resolve(() => response.end('whole'))
  })
  const answer = ask()
  const finish = await arrived.promise
  const closed = close()
  finish()
  expect(await answer).toEqual({ body: 'whole', connection: 'close' })
  await closed
})

test('a request that arrives on a kept-alive connection while the server closes is answered', async () => {
  stopTheClock()
  const { server, close, ask } = await behindProxy((_request, response) => response.end('whole'))
  expect(await ask()).toEqual({ body: 'whole', connection: 'keep-alive' })
  const closed = close()
  await untilDeaf(server)
  expect(await ask()).toEqual({ body: 'whole', connection: 'close' })
  await closed
})

test('a connection without a request ends half a second after the server began to close', async () => {
  stopTheClock()
  const { server, close, ask } = await behindProxy((_request, response) => response.end())
  await ask()
  let isClosed = false
  const closed = close().then(() => {
    isClosed = true
  })
  await untilDeaf(server)
  await vi.advanceTimersByTimeAsync(400)
  expect(isClosed).toBe(false)
  await vi.advanceTimersByTimeAsync(100)
  await closed
})

test('a server that closes takes no new connections, and ends requests that take too long', async () => {
  stopTheClock()
  const arrived = Promise.withResolvers<void>()
  const { server, port, close, ask } = await behindProxy(() => arrived.resolve())
  const answer = expect(ask()).rejects.toThrow('socket hang up')
  await arrived.promise
  const closed = close()
  await untilDeaf(server)
  const [refusal] = await once(createConnection({ port, host: '127.0.0.1' }), 'error').catch(
    (error) => [error],
  )
  expect(refusal).toMatchObject({ code: 'ECONNREFUSED' })
  await vi.advanceTimersByTimeAsync(2000)
  await answer
  await closed
})
