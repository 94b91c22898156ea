import { once } from 'node:events'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { expect, onTestFinished, test, vi } from 'vitest'
import { log } from '../service/publish-log.ts'
import { Recipient } from './recipient.ts'

/** A replica of the site whose responses have this status. */
async function copy(status: number) {
  vi.stubEnv('PUBLISH_KEY', 'a key for tests alone')
  const site = { status, ids: [] as unknown[] }
  const server = createServer((request, response) => {
    site.ids.push(request.headers['x-request-id'])
    response.writeHead(site.status).end()
  })
  await once(server.listen(0, '127.0.0.1'), 'listening')
  onTestFinished(() => void server.close().closeAllConnections())
  const { port } = server.address() as AddressInfo
  return { site, recipient: new Recipient(`http://127.0.0.1:${port}/publish`) }
}

const at = (sequence: number) => ({ sequence, mark: `mark ${sequence}` })

test('changes that a replica has not acknowledged are counted, with the time since when they wait', async () => {
  const { site, recipient } = await copy(204)
  expect(recipient.waits(at(7), 1000)).toEqual({ changes: 1, ms: 0 })
  expect(await recipient.notify(at(7), 1000)).toBe(true)
  expect(recipient.waits(at(7), 5000)).toEqual({ changes: 0, ms: 0 })
  site.status = 503
  expect(await recipient.notify(at(8), 6000)).toBe(false)
  expect(await recipient.notify(at(10), 7000)).toBe(false)
  expect(recipient.waits(at(10), 9000)).toEqual({ changes: 3, ms: 3000 })
  site.status = 204
  expect(await recipient.notify(at(10), Date.now() + 60_000)).toBe(true)
  expect(recipient.waits(at(10), 9000)).toEqual({ changes: 0, ms: 0 })
})

test('each message has an id of its own', async () => {
  const { site, recipient } = await copy(204)
  await recipient.notify(at(1))
  await recipient.notify(at(2))
  expect(site.ids).toEqual([1, 2].map(() => expect.stringMatching(/^publish-[0-9a-f]{16}$/)))
  expect(new Set(site.ids).size).toBe(2)
})

test.each([404, 405])(
  'a site that answers %i at this address: the log says which address the site has',
  async (status) => {
    const said = [vi.spyOn(log, 'info'), vi.spyOn(log, 'warn')]
    for (const one of said) one.mockImplementation(() => {})
    const { recipient } = await copy(status)
    expect(await recipient.notify(at(7))).toBe(false)
    expect(said.flatMap(({ mock }) => mock.calls).join()).toContain(
      'PUBLISH_URL has to end like this',
    )
  },
)
