import { setTimeout as sleep } from 'node:timers/promises'
import { parseHtml } from '@belvedere/ui/testing/render.ts'
import { expect, test } from 'vitest'
import { house } from '../testing/records.ts'
import { testSite } from '../testing/test-site.ts'

async function estateSite() {
  const site = await testSite()
  site.content.only.map = { title: 'The map', places: [] }
  site.content.only.realEstateOverview = { title: 'Real estate' }
  site.content.records.realEstateListing.push(house(1, { meshKey: 'villa-01' }))
  site.content.amenities.push({ id: 'a1', meshKey: 'spa', slug: 'spa', title: 'Spa' })
  site.content.global.menu = [{ id: 'l1', label: 'The peninsula', to: '/peninsula' }]
  site.content.pages.set('about', { id: '3', title: 'About', blocks: [] })
  return site
}

/** Longer than an error screen waits for the settings. */
const LATE_MS = 1200

type Site = Awaited<ReturnType<typeof testSite>>

/** Lets one operation fail, as if the content service were gone at that moment. */
function failing(site: Site, operation: string) {
  site.content.beforeAnswer = async (asked) => {
    site.content.isDown = asked === operation
  }
}

async function open(site: Site, path: string) {
  const response = await site.get(path)
  const page = parseHtml(await response.text())
  const state = JSON.parse(page.querySelector('#state')?.textContent ?? '{}').page
  const inMenu = [...page.querySelectorAll('#menu a')].map((link) => link.textContent)
  return { status: response.status, state, inMenu, heading: page.querySelector('h1')?.textContent }
}

const settingsErrors = ({ logged }: Site) =>
  logged.filter(({ message }) => message.startsWith('Error fetching settings:'))

test('pages make the Settings call only if they use its lists', async () => {
  const site = await estateSite()
  await site.get('/about')
  expect(site.content.asked).toEqual(['Redirects', 'Page about', 'Shell'])
  await site.get('/real-estate')
  expect(site.content.asked.slice(3)).toEqual(['RealEstateOverview'])
  await site.get('/map')
  expect(site.content.asked.slice(4).sort()).toEqual(['Map', 'Settings'])
})

test('a page waits for settings that come late, and is kept with its menu', async () => {
  const site = await estateSite()
  site.content.beforeAnswer = async (asked) => {
    if (asked === 'Shell') await sleep(LATE_MS)
  }
  const { status, inMenu } = await open(site, '/about')
  expect(status).toBe(200)
  expect(inMenu).toContain('The peninsula')
})

test('the error screen makes the Settings call once, for its menu', async () => {
  const site = await estateSite()
  const missing = await open(site, '/media')
  expect(missing).toMatchObject({ status: 404, inMenu: expect.arrayContaining(['The peninsula']) })
  await open(site, '/media/a/b')
  expect(site.content.asked).toEqual(['Redirects', 'Settings'])
  // Else a navigation to another page would load the whole document.
  expect((await open(site, '/about')).state.settings).toBe(missing.state.settings)
})

test('an error screen without the Settings call continues with the known menu', async () => {
  const site = await estateSite()
  await site.get('/about')
  failing(site, 'Settings')
  const { status, heading, inMenu } = await open(site, '/media')
  expect({ status, heading }).toEqual({ status: 404, heading: 'Page not found' })
  expect(inMenu).toContain('The peninsula')
  expect(settingsErrors(site)).toHaveLength(1)
})

test('the map fails if its places cannot be fetched', async () => {
  const site = await estateSite()
  failing(site, 'Settings')
  const { status, inMenu } = await open(site, '/map')
  expect(status).toBe(503)
  expect(inMenu).toContain('The peninsula')
  expect(site.logged.map(({ message }) => message)).toContain('Error fetching page:')
  expect(settingsErrors(site).length).toBeGreaterThan(0)
})
