import { expect } from '@playwright/test'
import type { Page } from 'puppeteer-core'
import { orchard } from '../fixture/names.ts'
import { test } from './journey.ts'
import { footerLink, press } from './links.ts'
import { eventually, untilTitle } from './page-state.ts'
import { animatedPropertiesAt, bringNear, isShown, readTitle } from './reveals.ts'
import { NARROW, open, WIDE } from './tab.ts'

async function untilRevealed(page: Page): Promise<void> {
  const before = await readTitle(page)
  expect(before.isBelow).toBe(true)
  await bringNear(page)
  await eventually(() => isShown(page), 'the title is hidden').toBe(false)
  expect((await animatedPropertiesAt(page)).length).toBeGreaterThan(0)
  await eventually(() => isShown(page), 'the title is shown').toBe(true)
  await eventually(() => readTitle(page)).toEqual({ ...before, isBelow: false })
}

for (const viewport of [WIDE, NARROW]) {
  test(`a title below the view is revealed on scroll at ${viewport.width} px`, async ({
    tab: { page },
  }) => {
    await page.setViewport(viewport)
    await open(page, '/')
    await untilRevealed(page)
  })
}

test('titles are revealed on scroll after a navigation, too', { tag: '@release' }, async ({
  tab: { page },
}) => {
  await open(page, '/')
  await press(page, footerLink(orchard.path))
  await untilTitle(page, orchard.title)
  await untilRevealed(page)
})
