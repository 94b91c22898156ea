import { readdirSync, rmSync, statSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { proxyList } from '@belvedere/kit/forwarded.ts'
import { prove } from '@belvedere/kit/proof-of-work/prove.ts'
import { expect, test, vi } from 'vitest'
import {
  JSON_ONLY,
  post,
  postJson,
  ripe,
  type Site,
  siteWithForm,
  stateOf,
  untilStored,
  waiting,
} from '../../testing/enquiry-form.ts'
import { stopTheClock } from '../../testing/stop-the-clock.ts'
import { PUBLISH_KEY, testSite } from '../../testing/test-site.ts'
import { limitsOf } from './limits.ts'
import { Tickets } from './tickets.ts'

test('with the content service down, enquiries wait on disk and are handed over later, once', async () => {
  const clock = stopTheClock()
  const site = await siteWithForm()
  site.content.inbox.does = 'break'
  for (let i = 0; i < 5; i++) {
    const answer = await postJson(site, { message: `Enquiry ${i}`, ticket: ripe() })
    expect(answer.is).toBe('sent')
  }
  expect(waiting(site)).toHaveLength(5)
  site.content.inbox.does = 'store and break'
  await clock.pass(30_000)
  await expect.poll(() => site.content.inbox.stored.size).toBeGreaterThan(0)
  expect(waiting(site)).toHaveLength(5)
  site.content.inbox.does = 'store'
  await clock.pass(60_000)
  await untilStored(site, 5)
  await expect.poll(() => waiting(site)).toEqual([])
})

test('the enquiries of an earlier process are handed over, and damaged files are set aside', async () => {
  const content = await siteWithForm().then((site) => {
    site.content.inbox.does = 503
    return site
  })
  await postJson(content, { ticket: ripe() })
  const [left = ''] = waiting(content)
  writeFileSync(join(content.outbox, `${'0'.repeat(64)}.json`), '{"half":')
  content.content.inbox.does = 'store'
  const next = await testSite({
    content: content.content,
    enquiries: { dir: content.outbox, proxies: proxyList('') },
  })
  await untilStored(next, 1)
  expect([...content.content.inbox.stored.keys()]).toEqual([left.slice(0, 64)])
  await expect
    .poll(() => readdirSync(join(content.outbox, 'refused')))
    .toEqual([`${'0'.repeat(64)}.json`])
})

test('an enquiry that the content service will never accept is set aside and logged', async () => {
  const site = await siteWithForm()
  site.content.inbox.does = 422
  await postJson(site, { ticket: ripe() })
  await expect.poll(() => waiting(site)).toEqual([])
  expect(readdirSync(join(site.outbox, 'refused'))).toHaveLength(1)
  // The enquiry is moved before it is logged.
  const refusal = () => site.logged.find(({ message }) => message.includes('was not taken'))
  await expect.poll(refusal).toBeDefined()
  expect(JSON.stringify(refusal())).not.toMatch(/Ines|example\.com|Hello/)
})

/** Imitates a disk that is full or read-only: there is a file at the path of the folder. */
function breakDisk(site: Site) {
  rmSync(site.outbox, { recursive: true })
  writeFileSync(site.outbox, '')
}

test('with a read-only disk, only enquiries that the content service has stored are acknowledged', async () => {
  const site = await siteWithForm()
  breakDisk(site)
  expect(await postJson(site, { ticket: ripe() })).toMatchObject({ is: 'sent' })
  expect(site.content.inbox.stored.size).toBe(1)
  site.content.inbox.does = 'break'
  expect(await postJson(site, { message: 'Two', ticket: ripe() })).toEqual({ is: 'not-kept' })
  const response = await post(site, { message: 'Two', ticket: ripe() })
  expect(response.status).toBe(503)
  expect(await stateOf(response)).toMatchObject({ is: 'not-kept', values: { message: 'Two' } })
})

test('files of enquiries are private, and no log has any of their contents', async () => {
  const site = await siteWithForm()
  site.content.inbox.does = 'break'
  await postJson(site, { ticket: ripe() })
  const [name = ''] = waiting(site)
  expect(statSync(join(site.outbox, name)).mode & 0o077).toBe(0)
  await vi.waitFor(() => expect(site.logged).not.toEqual([]))
  expect(JSON.stringify(site.logged)).not.toMatch(/Ines|ines@|Hello/)
})

test('enquiries that the content service refused are handed over again at the next start', async () => {
  const site = await siteWithForm()
  site.content.inbox.does = 422
  await postJson(site, { ticket: ripe() })
  await expect.poll(() => waiting(site)).toEqual([])
  site.content.inbox.does = 'store'
  await testSite({
    content: site.content,
    enquiries: { dir: site.outbox, proxies: proxyList('') },
  })
  await untilStored(site, 1)
})

test('near a limit, a proof of work is required and counts once; beyond it, requests are refused', async () => {
  const limits = limitsOf(6, 1000)
  const site = await siteWithForm({
    limits,
    proofCost: 1,
  })
  expect(await postJson(site, { ticket: ripe() })).toMatchObject({ is: 'sent' })
  const asked = await postJson(site, { message: 'Two', ticket: ripe() })
  expect(asked).toMatchObject({ is: 'look-over', challenge: { signature: expect.any(String) } })
  const proof = await prove(asked.challenge)
  const [id = ''] = asked.ticket.split('.')
  const { ticket } = new Tickets(PUBLISH_KEY).issue(id, Date.now() - 5000)
  expect(await postJson(site, { message: 'Two', ticket: ripe(), proof })).toMatchObject({
    is: 'look-over',
  })
  expect(await postJson(site, { message: 'Two', ticket, proof })).toMatchObject({ is: 'sent' })
  expect(await postJson(site, { message: 'Three', ticket, proof })).toMatchObject({
    is: 'look-over',
  })
  const noScripts = await stateOf(await post(site, { message: 'Four', ticket: ripe() }))
  expect(noScripts).toMatchObject({ is: 'busy', values: { message: 'Four' } })
})

test('a client beyond its limit is refused, another one is not', async () => {
  const site = await siteWithForm({
    limits: limitsOf(1, 1000),
  })
  const from = (address: string) =>
    post(site, { ticket: ripe() }, { ...JSON_ONLY, 'x-forwarded-for': address })
  expect((await from('203.0.113.1')).status).toBe(200)
  const refused = await from('203.0.113.1')
  expect(refused.status).toBe(429)
  expect(Number(refused.headers.get('retry-after'))).toBeGreaterThan(0)
  expect((await from('203.0.113.2')).status).toBe(200)
})

test('behind a proxy that adds ports to addresses, each visitor has a limit of their own', async () => {
  const site = await siteWithForm({ limits: limitsOf(1, 1000) })
  const from = async (written: string) =>
    (await post(site, { ticket: ripe() }, { ...JSON_ONLY, 'x-forwarded-for': written })).status
  expect([await from('203.0.113.1:5001'), await from('203.0.113.1:5002')]).toEqual([200, 429])
  expect([await from('203.0.113.2:5001'), await from('"[2001:db8::1]:4711"')]).toEqual([200, 200])
})

test('visitors who cannot be told apart need a proof of work, but none is refused because of the others', async () => {
  const limits = limitsOf(3, 1000)
  const site = await siteWithForm({ limits, proofCost: 1 })
  const unknown = { 'x-forwarded-for': 'unknown' }
  expect(await postJson(site, { ticket: ripe() }, unknown)).toMatchObject({ is: 'sent' })
  for (let i = 0; i < limits.perClientAtAll; i++) {
    const asked = await postJson(site, { message: `${i}`, ticket: ripe() }, unknown)
    expect(asked).toMatchObject({ is: 'look-over' })
    const [id = ''] = asked.ticket.split('.')
    const { ticket } = new Tickets(PUBLISH_KEY).issue(id, Date.now() - 5000)
    const proof = await prove(asked.challenge)
    expect(await postJson(site, { message: `${i}`, ticket, proof }, unknown)).toMatchObject({
      is: 'sent',
    })
  }
})

test('bodies above 32 KB and bodies that are no forms are refused', async () => {
  const site = await siteWithForm()
  expect((await post(site, { message: 'x'.repeat(33_000) }, JSON_ONLY)).status).toBe(413)
  const noForm = {
    method: 'POST',
    body: '{"a":1}',
    headers: { 'content-type': 'application/json' },
  }
  expect((await site.get('/enquiries', noForm)).status).toBe(400)
  expect((await site.get('/enquiries')).status).toBe(404)
  expect((await site.get('/enquiries/sent?reference=no&page=/contact')).status).toBe(404)
})

test.each([
  [3, { is: 'look-over', challenge: { signature: expect.any(String) } }],
  [1, { is: 'busy' }],
])(
  'many clients together reach the limit of the site: with %i a minute, the second is %o',
  async (perMinute, answer) => {
    const site = await siteWithForm({ limits: limitsOf(1000, perMinute), proofCost: 1 })
    const from = (address: string) =>
      postJson(site, { ticket: ripe() }, { 'x-forwarded-for': address })
    expect(await from('203.0.113.1')).toMatchObject({ is: 'sent' })
    expect(await from('203.0.113.2')).toMatchObject(answer)
  },
)
