import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { afterAll, beforeAll, expect, onTestFinished, test, vi } from 'vitest'
import { openContent, type TestContent } from '../../testing/payload.ts'
import { askSite } from './ask-site.ts'
import { findChange } from './find-change.ts'

const KEY = 'a key for tests alone'

let content: TestContent

beforeAll(async () => {
  content = await openContent()
})
afterAll(() => content[Symbol.asyncDispose]())

/** A copy of the site that answers with this; returns the address for its publish messages. */
async function siteThatSays(status: number, body: object) {
  const asked: (string | undefined)[] = []
  const server = createServer((request, response) => {
    asked.push(request.url, request.headers.authorization)
    response.writeHead(status, { 'content-type': 'application/json' }).end(JSON.stringify(body))
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  onTestFinished(() => void server.close())
  const { port } = server.address() as AddressInfo
  return { url: `http://127.0.0.1:${port}/publish`, asked }
}

test('the newest publish of a record is found; saving a draft is not a publish', async () => {
  const { payload } = content
  const page = await payload.create({
    collection: 'pages',
    data: { title: 'Tides', _status: 'published' },
  })
  const first = await findChange(payload, `pages:${page.id}`)
  expect(first?.ageMs).toBeLessThan(60_000)
  const data = { title: 'Tides and winds' }
  await payload.update({ collection: 'pages', id: page.id, data, draft: true })
  expect((await findChange(payload, `pages:${page.id}`))?.sequence).toBe(first?.sequence)
  await payload.update({
    collection: 'pages',
    id: page.id,
    data: { ...data, _status: 'published' },
  })
  const second = await findChange(payload, `pages:${page.id}`)
  expect(second?.sequence).toBeGreaterThan(first?.sequence ?? 0)
  expect(await findChange(payload, 'pages:0')).toBeUndefined()
  expect(await findChange(payload)).toBeUndefined()
  const both = await findChange(payload, 'pages:0', `pages:${page.id}`)
  expect(both?.sequence).toBe(second?.sequence)
})

test('every copy of the site is asked with the publish key; unreachable ones are reported', async () => {
  const said = { pages: 2, waiting: 0, freshAfterMs: 80, first: [{ path: '/', freshAfterMs: 80 }] }
  const here = await siteThatSays(200, said)
  const late = await siteThatSays(404, {})
  const odd = await siteThatSays(200, { pages: 'many' })
  const urls = [here.url, late.url, odd.url, 'http://127.0.0.1:1/publish']
  vi.stubEnv('PUBLISH_URL', urls.join(','))
  vi.stubEnv('PUBLISH_KEY', KEY)
  onTestFinished(() => void vi.unstubAllEnvs())
  expect(await askSite(7)).toEqual([
    { is: 'known', pages: 2, waiting: 0, freshAfterMs: 80, first: ['/'] },
    { is: 'unknown' },
    { is: 'unknown' },
    { is: 'unreachable' },
  ])
  expect(here.asked).toEqual(['/publish/receipts/7', `Bearer ${KEY}`])
})
