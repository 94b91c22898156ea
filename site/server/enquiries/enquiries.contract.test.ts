import { prove } from '@belvedere/kit/proof-of-work/prove.ts'
import { parseHtml } from '@belvedere/ui/testing/render.ts'
import { expect, test } from 'vitest'
import {
  FILLED,
  issued,
  post,
  postJson,
  ripe,
  type Site,
  siteWithForm,
  stateOf,
  untilStored,
  waiting,
} from '../../testing/enquiry-form.ts'
import { ASKING, formBlock } from '../../testing/kinds.tsx'
import { house } from '../../testing/records.ts'
import { stopTheClock } from '../../testing/stop-the-clock.ts'
import { metrics, PUBLISH_KEY } from '../../testing/test-site.ts'
import { Tickets } from './tickets.ts'

test('an enquiry is acknowledged with a number, handed over once, and leaves the outbox', async () => {
  const site = await siteWithForm()
  const ticket = ripe()
  const answers = await Promise.all(Array.from({ length: 5 }, () => postJson(site, { ticket })))
  expect(new Set(answers.map(({ reference }) => reference)).size).toBe(1)
  expect(answers[0]).toMatchObject({ is: 'sent' })
  await untilStored(site, 1)
  await expect.poll(() => waiting(site)).toEqual([])
  const [stored] = site.content.inbox.stored.values()
  expect(stored).toMatchObject({ page: '/contact', enquiry: { ...FILLED, news: false } })
})

test('without scripts a form is shown once more with its input, then sent, then acknowledged', async () => {
  const clock = stopTheClock()
  const site = await siteWithForm()
  const first = await post(site, { message: 'A\nB <b>' })
  expect(first.status).toBe(200)
  expect(first.headers.get('cache-control')).toBe('private, no-store')
  expect(first.headers.get('x-robots-tag')).toContain('noindex')
  const state = await stateOf(first)
  if (state.is !== 'look-over') throw new Error(`The form is ${state.is}.`)
  expect(state.values).toMatchObject({ ...FILLED, message: 'A\nB <b>' })
  await clock.pass(2100)
  const second = await post(site, { message: 'A\nB <b>', ticket: state.ticket })
  expect(second.status).toBe(303)
  const thanks = await site.get(second.headers.get('location') ?? '')
  expect(await stateOf(thanks)).toMatchObject({ is: 'sent' })
  await untilStored(site, 1)
})

test('an incomplete form comes back with its errors, its input and an unchanged page around it', async () => {
  const site = await siteWithForm()
  const response = await post(site, { email: '', ticket: ripe() })
  expect(response.status).toBe(422)
  const state = await stateOf(response)
  expect(state).toMatchObject({
    is: 'wrong',
    problems: [{ field: 'email', problem: 'missing' }],
    values: { name: FILLED.name },
  })
  expect(await postJson(site, { email: 'no', ticket: ripe() })).toEqual({
    is: 'wrong',
    problems: [{ field: 'email', problem: 'invalid' }],
  })
  expect(waiting(site)).toEqual([])
})

test('own questions and a consent are required by the form that was sent, with and without scripts', async () => {
  const site = await siteWithForm()
  const blocks = [formBlock('g', ASKING), formBlock('f')]
  site.content.pages.set('both', { id: '2', title: 'Both', blocks })
  const sent = { page: '/both', block: 'g' }
  const problems = [
    { field: 'q-k', problem: 'missing' },
    { field: 'consent', problem: 'missing' },
  ]
  expect(await postJson(site, { ...sent, ticket: ripe() })).toEqual({ is: 'wrong', problems })
  const older = { ...sent, 'q-k': 'Green', consent: 'v0', message: '', ticket: ripe() }
  expect(await stateOf(await post(site, older))).toMatchObject({ is: 'wrong' })
  const answer = await postJson(site, { ...older, consent: 'v1' })
  expect(answer).toMatchObject({ is: 'sent' })
  await untilStored(site, 1)
  const [stored] = site.content.inbox.stored.values()
  expect(stored?.enquiry).toMatchObject({
    message: '',
    asked: [{ label: 'Colour', kind: 'text', value: 'Green' }],
    consent: { text: 'I agree.', version: 'v1' },
  })
})

test('answers to the questions of a page that is gone are kept', async () => {
  const site = await siteWithForm()
  const sent = { page: '/gone', 'q-k': 'Green', consent: 'v1', ticket: ripe() }
  expect(await postJson(site, sent)).toMatchObject({ is: 'sent' })
  await untilStored(site, 1)
  const [stored] = site.content.inbox.stored.values()
  expect(stored?.enquiry).toMatchObject({
    asked: [{ label: 'Other answers', kind: 'lines', value: 'Green' }],
    consent: { text: '', version: 'v1' },
  })
})

const WEEK_MS = 7 * 24 * 60 * 60 * 1000

test.each<[string, () => Record<string, string>, Record<string, string>]>([
  ['without a ticket', () => ({}), {}],
  ['with a ticket of somebody else', () => ({ ticket: issued(5000, 'other') }), {}],
  ['from another site', () => ({ ticket: ripe() }), { 'sec-fetch-site': 'cross-site' }],
  ['from another origin', () => ({ ticket: ripe() }), { origin: 'https://other.example' }],
  ['from a sandbox', () => ({ ticket: ripe() }), { origin: 'null' }],
  ['sooner than anyone can write', () => ({ ticket: issued(0) }), {}],
  ['with a ticket of last week', () => ({ ticket: issued(WEEK_MS) }), {}],
  ['by a program that fills in everything', () => ({ ticket: ripe(), website: 'x' }), {}],
])('an enquiry %s is not accepted', async (_, fields, headers) => {
  const site = await siteWithForm()
  expect(await postJson(site, fields(), headers)).toMatchObject({ is: 'look-over' })
  await postJson(site, { ticket: ripe() })
  await untilStored(site, 1)
  expect(site.content.inbox.received).toBe(1)
})

test('a hidden field that was filled in costs a proof of work: it may have been a password manager', async () => {
  const site = await siteWithForm({ proofCost: 1 })
  const filled = { website: 'https://ines.example' }
  const asked = await postJson(site, { ...filled, ticket: ripe() })
  expect(asked).toMatchObject({ is: 'look-over', challenge: { signature: expect.any(String) } })
  const [id = ''] = asked.ticket.split('.')
  const { ticket } = new Tickets(PUBLISH_KEY).issue(id, Date.now() - 5000)
  const sent = { ...filled, ticket, proof: await prove(asked.challenge) }
  expect(await postJson(site, sent)).toMatchObject({ is: 'sent' })
  await untilStored(site, 1)
})

test('without scripts, a hidden field that was filled in costs another press', async () => {
  const site = await siteWithForm()
  const first = await post(site, { website: 'https://ines.example', ticket: ripe() })
  expect([first.status, await stateOf(first)]).toMatchObject([200, { is: 'look-over' }])
  expect((await post(site, { ticket: ripe() })).status).toBe(303)
})

test('a page with its form is answered while the content service is down', async () => {
  const site = await siteWithForm()
  await site.get('/contact')
  site.content.isDown = true
  expect(await stateOf(await post(site, {}))).toMatchObject({ is: 'look-over' })
})

test('the answer is that of the form that was sent, and links to it', async () => {
  const site = await siteWithForm()
  const blocks = [formBlock('f'), formBlock('g')]
  site.content.pages.set('both', { id: '2', title: 'Both', blocks })
  const first = await post(site, { page: '/both', block: 'g' })
  const body = parseHtml(await first.text())
  expect(body.querySelector('#b-f')?.textContent).toBe('Write to us')
  expect(body.querySelector('#b-g')?.textContent).toContain('look-over')
  const sent = await post(site, { page: '/both', block: 'g', ticket: ripe() })
  expect(sent.headers.get('location')).toMatch(/^\/enquiries\/sent\?.*&block=g#enquiry-g$/)
})

test('no enquiry is sent from a preview', async () => {
  const site = await siteWithForm()
  const body = new FormData()
  for (const [name, value] of Object.entries({ ...FILLED, ticket: ripe() })) body.set(name, value)
  const response = await site.get('/enquiries?preview=true', { method: 'POST', body })
  expect(await response.text()).toContain('nothing was sent')
  expect(waiting(site)).toEqual([])
})

/** How many pages the site has rendered. */
const rendered = async (site: Site) =>
  Object.values((await metrics(site)).renders).reduce((sum, count) => sum + count, 0)

test('an enquiry carries the listing that the visitor comes from, with and without scripts', async () => {
  const site = await siteWithForm()
  site.content.records.realEstateListing.push(house(1))
  const listing = site.content.records.realEstateListing[0]
  const path = `/real-estate/${Object(listing?.category).slug}/${listing?.slug}`
  const ticket = await (await site.get(`/enquiries/ticket?house=${path}`)).json()
  expect(ticket.house).toEqual({ path, title: listing?.title })
  const none = await (await site.get('/enquiries/ticket?house=/contact')).json()
  expect(none.house).toBeUndefined()
  const referer = `${site.url}/contact?house=${encodeURIComponent(path)}`
  const state = await stateOf(await post(site, {}, { referer }))
  expect(state).toMatchObject({ is: 'look-over', values: { house: path }, house: { path } })
})

test('a form offers no question about a sold listing', async () => {
  const site = await siteWithForm()
  site.content.records.realEstateListing.push(house(1, { status: 'sold' }))
  const listing = site.content.records.realEstateListing[0]
  const path = `/real-estate/${Object(listing?.category).slug}/${listing?.slug}`
  const ticket = await (await site.get(`/enquiries/ticket?house=${path}`)).json()
  expect(ticket.house).toBeUndefined()
  const referer = `${site.url}/contact?house=${encodeURIComponent(path)}`
  const state = await stateOf(await post(site, {}, { referer }))
  expect(state).not.toHaveProperty('house')
})

test('an enquiry may name only addresses of pages: no other page is rendered or cached', async () => {
  const site = await siteWithForm()
  await site.get('/contact')
  const before = await rendered(site)
  for (let i = 0; i < 5; i++) {
    const page = encodeURIComponent(`/contact?x${i}`)
    const thanks = await site.get(`/enquiries/sent?reference=00000-00000&page=${page}`)
    expect(await stateOf(thanks)).toMatchObject({ is: 'sent' })
    await site.get(`/enquiries/ticket?house=/real-estate/villas/none?x=${i}`)
    await post(site, { page: `/contact?y=${i}#z` })
  }
  expect(await rendered(site)).toBe(before)
})

test('with scripts the form names its subject: another subject than the listing has no listing', async () => {
  const site = await siteWithForm()
  site.content.records.realEstateListing.push(house(1))
  const listing = site.content.records.realEstateListing[0]
  const path = `/real-estate/${Object(listing?.category).slug}/${listing?.slug}`
  const referer = `${site.url}/contact?house=${encodeURIComponent(path)}`
  await postJson(site, { about: 'Something else', ticket: ripe() }, { referer })
  await untilStored(site, 1)
  const [stored] = site.content.inbox.stored.values()
  expect(stored?.enquiry).toMatchObject({ about: 'Something else', house: '' })
})
