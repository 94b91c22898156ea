import { expect } from '@playwright/test'
import { eventually } from './eventually.ts'
import { test } from './journey.ts'
import { bring, footerLink, press } from './links.ts'
import {
  HOME,
  LAGOON,
  markDocument,
  scrollOf,
  untilFocused,
  untilScrolled,
  untilTitle,
} from './look.ts'
import { isShown, movementsAt } from './reveals.ts'
import { open } from './tab.ts'

test('who asks for calm has all pictures at once, and titles that fade in whole', async ({
  reducedMotionTab: { page },
}) => {
  await open(page, '/')
  const prefersReducedMotion = () => matchMedia('(prefers-reduced-motion: reduce)').matches
  expect(await page.evaluate(prefersReducedMotion)).toBe(true)
  const masked = () =>
    page.$$eval('main [data-reveal=unmask]', (pictures) => {
      const styles = pictures.map((picture) => getComputedStyle(picture))
      const isMasked = ({ opacity, clipPath }: CSSStyleDeclaration) =>
        opacity !== '1' || clipPath !== 'none'
      return { hasMany: styles.length > 10, masked: styles.filter(isMasked).length }
    })
  await eventually(masked).toEqual({ hasMany: true, masked: 0 })
  await eventually(() => isShown(page)).toBe(false)
  const movements = await movementsAt(page)
  expect(movements.filter((property) => property !== 'opacity')).toEqual([])
  await eventually(() => isShown(page)).toBe(true)
})

test('who asks for calm goes from page to page in the same document, and back to their place', async ({
  reducedMotionTab: { page },
}) => {
  await open(page, '/')
  const isSame = await markDocument(page)
  await bring(page, footerLink('/lagoon'))
  const left = await scrollOf(page)
  await press(page, footerLink('/lagoon'))
  await untilTitle(page, LAGOON)
  await untilFocused(page, 'h1')
  await untilScrolled(page, 0)
  await page.evaluate(() => history.back())
  await untilTitle(page, HOME)
  await untilScrolled(page, left)
  expect(await isSame()).toBe(true)
})
