import { prove } from '@belvedere/kit/proof-of-work/prove.ts'
import { expect, test } from 'vitest'
import {
  JSON_ONLY,
  post,
  postJson,
  ripe,
  siteWithForm,
  stateOf,
} from '../../testing/enquiry-form.ts'
import { PUBLISH_KEY } from '../../testing/test-site.ts'
import { limitsOf } from './limits.ts'
import { Tickets } from './tickets.ts'

test('near a limit, work is asked for and counts once; beyond it, nothing is taken', async () => {
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

test('behind a proxy that writes ports, each visitor has a limit of their own', async () => {
  const site = await siteWithForm({ limits: limitsOf(1, 1000) })
  const from = async (written: string) =>
    (await post(site, { ticket: ripe() }, { ...JSON_ONLY, 'x-forwarded-for': written })).status
  expect([await from('203.0.113.1:5001'), await from('203.0.113.1:5002')]).toEqual([200, 429])
  expect([await from('203.0.113.2:5001'), await from('"[2001:db8::1]:4711"')]).toEqual([200, 200])
})

test('visitors who cannot be told apart do some work, but none is refused for the others', async () => {
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

test('bodies above 32 KB and other bodies than forms are refused', async () => {
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
