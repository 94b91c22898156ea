import { expect } from '@playwright/test'
import { home, orchard } from '../fixture/names.ts'
import { test } from './journey.ts'
import { bringIntoView, footerLink, press } from './links.ts'
import {
  eventually,
  markDocument,
  scrollOf,
  untilFocused,
  untilScrolled,
  untilTitle,
} from './page-state.ts'
import { animatedPropertiesAt, isShown } from './reveals.ts'
import { open } from './tab.ts'

test('with reduced motion pictures and titles are shown at once', async ({
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
  await eventually(() => isShown(page)).toBe(true)
  expect(await animatedPropertiesAt(page)).toEqual([])
})

test('with reduced motion navigation stays in the same document and restores the scroll position', {
  tag: '@release',
}, async ({ reducedMotionTab: { page } }) => {
  await open(page, '/')
  const isSame = await markDocument(page)
  await bringIntoView(page, footerLink(orchard.path))
  const left = await scrollOf(page)
  await press(page, footerLink(orchard.path))
  await untilTitle(page, orchard.title)
  await untilFocused(page, 'h1')
  await untilScrolled(page, 0)
  await page.evaluate(() => history.back())
  await untilTitle(page, home.title)
  await untilScrolled(page, left)
  expect(await isSame()).toBe(true)
})
