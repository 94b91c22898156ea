import { expect } from '@playwright/test'
import { test } from './editor.ts'
import { damsonHouse, medlarHouse, orchardHouses, ridgeHouses } from './fixture/names.ts'
import { untilPublic, untilStatus, visit } from './public-site.ts'
import { readStack } from './stack.ts'
import { type ListingDoc, Studio } from './studio.ts'

const OLD = orchardHouses.path
const NEW = ridgeHouses.path
const HOUSE = medlarHouse.path
const MOVED = `${NEW}/${medlarHouse.slug}`
const NEIGHBOUR = damsonHouse.path

let studio: Studio
let house: ListingDoc

test.beforeAll(async () => {
  studio = await Studio.signIn(readStack())
  house = await studio.findRecord('listings', medlarHouse.slug)
  // Fill the cache before anything changes.
  await Promise.all(['/', '/map', OLD, NEW, HOUSE, NEIGHBOUR].map(visit))
})

test.afterEach(async () => {
  const { price, status, category } = house
  await studio.publishListing(house.id, { price, status, category })
  await untilStatus(HOUSE, 200)
  await untilPublic(NEIGHBOUR, HOUSE)
})

test('a new price appears wherever the house is shown', async () => {
  await studio.publishListing(house.id, { price: 3_725_000 })
  for (const path of ['/', '/map', OLD, HOUSE, NEIGHBOUR]) {
    await untilPublic(path, '3,725,000')
  }
})

test('a reserved house is labelled, and a sold one, which leaves its neighbours’ pages', async () => {
  await studio.publishListing(house.id, { status: 'reserved' })
  for (const path of ['/', OLD, HOUSE, NEIGHBOUR]) await untilPublic(path, '>Reserved<')
  await studio.publishListing(house.id, { status: 'sold' })
  for (const path of ['/', '/map', HOUSE]) await untilPublic(path, '>Sold<')
  await untilPublic(NEIGHBOUR, HOUSE, false)
})

test('a house with a new category moves, and every page that shows it follows', {
  tag: '@release',
}, async () => {
  const { id } = await studio.findRecord('real-estate-categories', ridgeHouses.slug)
  await studio.publishListing(house.id, { category: id })
  for (const path of ['/', '/map', NEW]) await untilPublic(path, `href="${MOVED}"`)
  for (const path of ['/', '/map', OLD, NEIGHBOUR]) await untilPublic(path, HOUSE, false)
  const response = await fetch(`${readStack().siteUrl}${HOUSE}?utm=1`)
  expect([response.status, new URL(response.url).pathname]).toEqual([200, MOVED])
  expect(new URL(response.url).search).toBe('?utm=1')
})
