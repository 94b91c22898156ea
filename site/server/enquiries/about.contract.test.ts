import { expect, test } from 'vitest'
import {
  post,
  postJson,
  ripe,
  type Site,
  siteWithForm,
  stateOf,
  untilStored,
} from '../../testing/enquiry-form.ts'
import { house } from '../../testing/records.ts'
import { metrics } from '../../testing/test-site.ts'

/** How many pages the site has rendered. */
const rendered = async (site: Site) =>
  Object.values((await metrics(site)).renders).reduce((sum, count) => sum + count, 0)

test('the house that a visitor comes from travels with the enquiry, with and without scripts', async () => {
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

test('addresses in a request are those of pages: no others are rendered or cached for them', async () => {
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

test('with scripts the form says what it is about: another subject than the house has no house', async () => {
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
