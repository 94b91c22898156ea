import { expect, type Page } from '@playwright/test'
import { hill } from './fixture/names.ts'
import { test } from './journey.ts'
import { enter, leaveEntered, openHome } from './reveals.ts'
import { open } from './until.ts'

test.use({ viewport: { width: 1440, height: 900 } })

const reveals = (page: Page, kind: string, role: string) =>
  page.locator(`[data-block=${kind}] [data-reveal=${role}]`)

test('pictures open from the edge of the page and in turn, as do cards of a strip; rows of a list follow their hairlines', async ({
  page,
}) => {
  await openHome(page)
  const pictures = reveals(page, 'feature_5050_media', 'unmask')
  const [large, small] = [pictures.first(), pictures.last()]
  await expect(small).toHaveAttribute('data-unseen', '1')
  await expect(large).toHaveCSS('clip-path', 'inset(0px calc(100% - 1px) 0px 0px)')
  await expect(small).toHaveCSS('clip-path', 'inset(calc(100% - 1px) 0px 0px)')
  expect(await enter(large)).toEqual({
    'reveal-box': [[0, 720]],
    'reveal-picture': [[0, 720]],
  })
  expect(await enter(small)).toEqual({
    'reveal-box': [[80, 720]],
    'reveal-picture': [[80, 720]],
  })
  await leaveEntered(large)

  const strip = reveals(page, 'featured_listings', 'strip')
  expect(await enter(strip)).toEqual({
    'reveal-box': [0, 80, 150, 230].map((begins) => [begins, 720]),
  })
  await expect(strip.locator('[data-unseen]')).toHaveCount(0)
  await leaveEntered(strip)

  const list = reveals(page, 'listings_5050', 'list')
  expect(await enter(list)).toEqual({
    'reveal-lines': [[0, 1900]],
    'reveal-prose': [
      [460, 800],
      [530, 800],
    ],
  })
  await leaveEntered(list)
})

test('numbers rise from behind a horizon that does not move', { tag: '@release' }, async ({
  page,
}) => {
  await open(page, hill.path)
  const numbers = reveals(page, 'features', 'number')
  const second = numbers.nth(1)
  expect(await enter(second)).toEqual({
    'reveal-horizon': [[120, 990]],
    'reveal-number': [[610, 1510]],
    'reveal-prose': [
      [930, 810],
      [930, 810],
    ],
  })
  const gaps = await second.evaluate((item) => {
    const [figure, number] = [item.querySelector('h3'), item.querySelector('h3 > :first-child')]
    if (!figure || !number) throw new Error('The item has no number.')
    const rising = number.getAnimations()
    return [700, 900, 1300, 2200].map((time) => {
      for (const one of rising) one.currentTime = time
      const { bottom, height } = number.getBoundingClientRect()
      const [, clipped = ''] =
        /inset\(\S+ \S+ (\S+)\)/.exec(getComputedStyle(number).clipPath) ?? []
      const hidden = (height * Number.parseFloat(clipped)) / 100
      return { hidden, foot: bottom - hidden - figure.getBoundingClientRect().top }
    })
  })
  const feet = gaps.map(({ foot }) => foot)
  expect(Math.max(...feet) - Math.min(...feet)).toBeLessThan(0.5)
  expect(gaps[0]?.hidden).toBeGreaterThan(5)
  expect(gaps.at(-1)?.hidden).toBe(0)
  await leaveEntered(second)
})
