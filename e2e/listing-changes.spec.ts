import { expect } from '@playwright/test'
import { test } from './journey.ts'
import { expectSoon, expectStatusSoon, visit } from './public-site.ts'
import { readStack } from './stack.ts'
import { type ListingDoc, Studio } from './studio.ts'

const OLD = '/real-estate/lagoon-villas'
const NEW = '/real-estate/sea-villas'
const GARZA = '/villa-garza'
const NEIGHBOUR = `${OLD}/villa-junco`

let studio: Studio
let garza: ListingDoc

test.beforeAll(async () => {
  studio = await Studio.signIn(readStack())
  garza = await studio.findRecord('listings', 'villa-garza')
  // Fill the cache before anything changes.
  await Promise.all(['/', '/map', OLD, NEW, OLD + GARZA, NEIGHBOUR].map(visit))
})

test.afterEach(async () => {
  const { price, status, category } = garza
  await studio.publishListing(garza.id, { price, status, category })
  await expectStatusSoon(OLD + GARZA, 200)
  await expectSoon(NEIGHBOUR, OLD + GARZA)
})

test('a new price appears wherever the house is shown', async () => {
  await studio.publishListing(garza.id, { price: 3_725_000 })
  for (const path of ['/', '/map', OLD, OLD + GARZA, NEIGHBOUR]) {
    await expectSoon(path, '3,725,000')
  }
})

test('a reserved house is labelled, a sold one leaves the map and its neighbours’ pages', async () => {
  await studio.publishListing(garza.id, { status: 'reserved' })
  for (const path of ['/', OLD, OLD + GARZA, NEIGHBOUR]) await expectSoon(path, '>Reserved<')
  await studio.publishListing(garza.id, { status: 'sold' })
  await expectSoon('/', '>Sold<')
  await expectSoon(OLD + GARZA, '>Sold<')
  for (const path of ['/map', NEIGHBOUR]) await expectSoon(path, OLD + GARZA, false)
  await expectSoon(OLD + GARZA, '/map#house-villa-garza', false)
})

test('a house with a new category moves, and every page that shows it follows', async () => {
  const { id } = await studio.findRecord('real-estate-categories', 'sea-villas')
  await studio.publishListing(garza.id, { category: id })
  for (const path of ['/', '/map', NEW]) await expectSoon(path, `href="${NEW}${GARZA}"`)
  for (const path of ['/', '/map', OLD, NEIGHBOUR]) await expectSoon(path, OLD + GARZA, false)
  const response = await fetch(`${readStack().siteUrl}${OLD}${GARZA}?utm=1`)
  expect([response.status, new URL(response.url).pathname]).toEqual([200, NEW + GARZA])
  expect(new URL(response.url).search).toBe('?utm=1')
})
