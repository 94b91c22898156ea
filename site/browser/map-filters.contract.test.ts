import { picture } from '@belvedere/blocks/parts/fixture.ts'
import { said } from '@belvedere/blocks/parts/listing/fixture.ts'
import type { Browser, Page } from '@playwright/test'
import { afterAll, beforeAll, expect, onTestFinished, test } from 'vitest'
import { builtSite, launchBrowser } from '../testing/built-site.ts'
import { house } from '../testing/records.ts'

let site: Awaited<ReturnType<typeof builtSite>>
let browser: Browser

const ROWS = [
  { kind: 'energy_class' },
  { kind: 'rooms' },
  { kind: 'yes', key: 'lift', label: 'Lift' },
]

/** The facts of the places, by their number. */
const FACTS = [
  { energy_class: 'A', rooms: 2, lift: true },
  { energy_class: 'B', rooms: 3, lift: false },
  { energy_class: 'C', rooms: 4, lift: true },
  { rooms: 3 },
]

beforeAll(async () => {
  ;[site, browser] = await Promise.all([builtSite(), launchBrowser()])
  const rows = ROWS.map((row) => ({ ...row, onFilter: true }))
  const houses = FACTS.map((facts, at) => {
    const one = house(at + 1, { meshKey: `villa-${at + 1}`, locale: 'en', currency: 'EUR' })
    return said({ ...one, locale: 'en', currency: 'EUR' }, rows, facts)
  })
  site.content.records.realEstateListing = houses
  const places = FACTS.map((_, at) => {
    return { id: `${at}`, meshKey: `villa-${at + 1}`, x: 20 + at * 15, y: 40 }
  })
  const plan = picture('plan', { alt: 'The plan', height: 1800 })
  site.content.only.map = { title: 'Around us', plan, places }
})

afterAll(async () => {
  await browser?.close()
  await site?.stop()
})

/** The numbers of the places that the list shows. */
const shown = (page: Page) =>
  page
    .locator('li[data-place="house"]:has(a):visible')
    .evaluateAll((rows) =>
      rows.map((row) => Number(/Villa (\d)/.exec(row.textContent ?? '')?.[1])).sort(),
    )

test('on the map a choice shows the places that have it, and filters add up, without scripts', async () => {
  const context = await browser.newContext({ javaScriptEnabled: false })
  onTestFinished(() => context.close())
  const page = await context.newPage()
  await page.goto(`${site.url}/map`)
  const [energy, rooms, lift] = ['Energy class', 'Rooms', 'Lift'].map((name) =>
    page.getByRole('combobox', { name, exact: true }),
  )
  const choose = async (choice: typeof energy, value: string) => {
    await choice?.selectOption(value)
    return shown(page)
  }
  expect(await shown(page)).toEqual([1, 2, 3, 4])
  expect(await choose(energy, 'B')).toEqual([2])
  expect(await choose(energy, 'C')).toEqual([3])
  expect(await choose(energy, '')).toEqual([1, 2, 3, 4])
  expect(await choose(rooms, '3+')).toEqual([2, 3, 4])
  expect(await choose(lift, 'yes')).toEqual([3])
  expect(await choose(energy, 'A')).toEqual([])
})
