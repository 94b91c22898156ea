import { Agent, createServer, request as send } from 'node:http'
import { text } from 'node:stream/consumers'
import { expect, onTestFinished, test } from 'vitest'
import { address, listenOnFreePort } from '../../testing/loopback.ts'
import { readBody } from './request.ts'

test('a body that is too long holds up no later request of its connection', async () => {
  const server = createServer(async (request, response) => {
    const body = await readBody(request, 10)
    response.end(body ? `${body}` : 'too long')
  })
  const agent = new Agent({ keepAlive: true, maxSockets: 1 })
  onTestFinished(() => {
    agent.destroy()
    server.closeAllConnections()
    server.close()
  })
  const url = address(await listenOnFreePort(server))
  const ask = (body: string) =>
    new Promise<string>((resolve, reject) => {
      const sent = send(url, { agent, method: 'POST' }, (response) => resolve(text(response)))
      sent.on('error', reject).end(body)
    })
  const answers = await Promise.all(['a'.repeat(500_000), 'short', 'b'.repeat(500_000)].map(ask))
  expect(answers).toEqual(['too long', 'short', 'too long'])
})
