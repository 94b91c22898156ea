import { join } from 'node:path'
import type { Browser } from '@playwright/test'
import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import { dayProps } from '../../screens/listing/day/fixture.ts'
import { builtSite, launchBrowser } from '../../testing/built-site.ts'
import { addMapWithHours } from '../../testing/map-with-hours.ts'
import { openPage, untilIdle, untilReady } from '../../testing/open-page.ts'
import { allKindBlocks, wordsBlock } from '../../testing/page-blocks.ts'
import { house, lagoon } from '../../testing/records.ts'
import { scriptsOfDay, textOfScript, tracesOfDay } from '../../testing/traces-of-theme.ts'

let site: Awaited<ReturnType<typeof builtSite>>
let browser: Browser
let dist: string

const { plan } = dayProps

beforeAll(async () => {
  ;[site, browser] = await Promise.all([builtSite(), launchBrowser()])
  dist = join(site.data, '../dist')
  const { pages, records, only } = site.content
  addMapWithHours(site.content)
  pages.set('', { id: '1', title: 'Home', hour: 'noon', blocks: allKindBlocks() })
  pages.set('about', { id: '2', title: 'About', blocks: [wordsBlock('a')] })
  pages.set('contact', { id: '3', title: 'Contact', blocks: [] })
  const walls = plan.walls.map((wall) => wall.flat())
  const rooms = plan.rooms.map((room) => ({ ...room, polygon: room.polygon.flat() }))
  records.realEstateListing.push(
    house(3, { plan: { ...plan, walls, rooms }, floorPlanBearing: 0, area: 120 }),
  )
  records.gallery.push({ slug: 'dusk', title: 'After Dark' })
  records.experience.push({ slug: 'walk', title: 'Walk', blocks: [wordsBlock('w')] })
  only.realEstateOverview = { blocks: [wordsBlock('o')] }
})

afterAll(async () => {
  await browser?.close()
  await site?.stop()
})

const PATHS = [
  ...['/', '/about', '/contact', '/experiences/walk', '/gallery/dusk', '/map', '/none'],
  ...['/real-estate', `/real-estate/${lagoon.slug}`, `/real-estate/${lagoon.slug}/villa-3`],
]

const documentAt = async (path: string) => (await fetch(site.url + path)).text()

/** Chooses a theme, and waits until the pages have it: the first answers may be of the other one. */
async function choose(theme: 'day' | 'plain') {
  site.content.site = { ...site.content.site, features: { splash: true, theme } }
  await site.restart(() => {})
  const has = async (path: string) => (await documentAt(path)).includes('--hour')
  for (const path of PATHS)
    await vi.waitFor(async () => expect(await has(path), path).toBe(theme === 'day'), 20_000)
}

test('with the theme of the day every kind of page has traces of it', async () => {
  await choose('day')
  for (const path of PATHS) expect(tracesOfDay(await documentAt(path)), path).not.toEqual([])
})

test('with the plain theme no kind of page has any trace of the day, in markup, styles or scripts', async () => {
  await choose('plain')
  for (const path of PATHS) expect(tracesOfDay(await documentAt(path)), path).toEqual([])
})

test('with the plain theme no script of the day is loaded, not even after a navigation', async () => {
  await choose('plain')
  const ofDay = scriptsOfDay(dist)
  expect(ofDay.length).toBeGreaterThan(3)
  for (const path of ['/', '/map', `/real-estate/${lagoon.slug}/villa-3`]) {
    const asked: string[] = []
    const { page, said } = await openPage(browser, site.url + path, {
      before: async (page) => {
        page.on('request', (request) => asked.push(new URL(request.url()).pathname))
      },
    })
    await untilReady(page)
    await page.mouse.move(300, 300)
    await page.evaluate(() => scrollTo(0, document.body.scrollHeight))
    await page.evaluate(() => window.navigation?.navigate('/about').finished)
    await untilIdle(page)
    const scripts = asked.filter((address) => address.endsWith('.js'))
    expect(scripts.length).toBeGreaterThan(1)
    expect(scripts.filter((address) => ofDay.includes(address))).toEqual([])
    for (const address of scripts) expect(textOfScript(dist, address)).not.toContain('data-dusk')
    expect(await page.evaluate(() => document.body.style.getPropertyValue('--hour'))).toBe('')
    expect(said).toEqual([])
  }
})
