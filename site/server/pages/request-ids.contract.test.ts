import { createLog } from '@belvedere/kit/log.ts'
import { expect, test, vi } from 'vitest'
import { publish, testSite } from '../../testing/test-site.ts'

const page = (title: string) => ({ id: '1', title, blocks: [] })
const OWN = /^[0-9a-f]{16}$/

function recorded() {
  const lines: { message: string; request?: string; page?: string }[] = []
  const write = (line: string) => void lines.push(JSON.parse(line))
  return { log: createLog('site', { level: 'info', json: true, write }), lines }
}

test('the id of a request is in its answer, its queries and its log lines', async () => {
  const { log, lines } = recorded()
  const site = await testSite({ log })
  site.content.pages.set('one', page('One'))
  const miss = await site.get('/one', { headers: { 'x-request-id': 'from.a-proxy_1' } })
  expect(miss.headers.get('x-request-id')).toBe('from.a-proxy_1')
  expect(site.content.requestIds.get('Page one')).toBe('from.a-proxy_1')

  site.content.isDown = true
  const lost = await site.get('/two', { headers: { 'x-request-id': 'not sane' } })
  const id = lost.headers.get('x-request-id')
  expect([lost.status, id]).toEqual([503, expect.stringMatching(OWN)])
  expect(site.content.requestIds.get('Page two')).toBe(id)
  const line = lines.find(({ page: path }) => path === '/two')
  expect(line).toMatchObject({ message: 'Error fetching page:', request: id })
})

test('a page from the cache needs no id', async () => {
  const site = await testSite()
  site.content.pages.set('one', page('One'))
  await site.text('/one')
  const hit = await site.get('/one')
  expect([hit.headers.get('x-cache'), hit.headers.get('x-request-id')]).toEqual(['hit', null])
})

test('a refresh has an id of its own, reading a change has that of its publish message', async () => {
  const { log, lines } = recorded()
  const site = await testSite({ log })
  site.content.pages.set('one', page('One'))
  await site.text('/one')
  const answer = await publish(site, ['pages:1'])
  const id = answer.headers.get('x-request-id')
  expect(lines.findLast(({ message }) => message.startsWith('Changes published'))).toMatchObject({
    request: id,
    tags: 'pages:1',
  })
  await vi.waitFor(() => {
    expect(site.content.requestIds.get('Page one')).toMatch(/^refresh-[0-9a-f]{16}$/)
  })
})
