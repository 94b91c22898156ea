import type { Browser } from '@playwright/test'
import { skipSplash } from '../../e2e/journey.ts'
import { linksOf } from '../../e2e/lightbox.ts'
import { pathOf } from '../../e2e/screens.ts'
import { bounded, noted, type Row } from '../../testing/table.ts'
import { bounds } from '../bounds.ts'
import { interleave } from '../interleave.ts'
import { median } from '../median.ts'
import { SLOW_LINE, slowPhone } from '../phone.ts'
import { pressAt } from './answer.ts'
import { type FirstPicture, firstPicture } from './first-picture.ts'
import { ownTimeOf } from './picture-time.ts'
import { settle } from './slow-visitor.ts'
import type { Step } from './step.ts'

/**
 * On a phone, the first picture is as large on the page as in the lightbox; the next one is
 * smaller.
 */
const PICTURES = [
  { index: 0, isEarly: false, name: 'a picture that the page shows as large' },
  { index: 1, isEarly: false, name: 'one that the page shows smaller' },
  { index: 0, isEarly: true, name: 'the first press, as soon as the page reacts' },
] as const

/**
 * Opening the first picture on the slow phone: once the page is idle, when it has fetched the
 * lightbox, and before that.
 */
export const coldLightbox: Step[] = PICTURES.map(({ index, isEarly, name }) => ({
  name: `lightbox: ${name}`,
  measure: async ({ browser, siteUrl, runs }) => {
    const open = () => visit(browser, siteUrl + pathOf('gallery'), index, isEarly)
    // Makes the server create the picture's variants.
    await open()
    return rows(name, (await interleave(['cold'], runs, open)).cold)
  },
}))

async function visit(
  browser: Browser,
  url: string,
  index: number,
  isEarly: boolean,
): Promise<FirstPicture> {
  const page = await slowPhone(browser)
  try {
    await skipSplash(page.context())
    await page.goto(url, { waitUntil: isEarly ? 'commit' : 'load' })
    const link = linksOf(page).nth(index)
    await link.evaluate((one) => one.scrollIntoView({ block: 'center', behavior: 'instant' }))
    if (isEarly) await page.locator('#app[data-ready]').waitFor({ state: 'attached' })
    else await settle(page)
    return await firstPicture(page, () => pressAt(page, link, 'finger'))
  } finally {
    await page.close()
  }
}

function rows(name: string, visits: readonly FirstPicture[]): Row[] {
  const own = (one: FirstPicture) => ownTimeOf(one.picture, one.pressed, SLOW_LINE)
  const whole = (one: FirstPicture) => one.painted - one.pressed
  const middle = (time: (one: FirstPicture) => number) => median(visits.map(time))
  const besides = middle((one) => whole(one) - own(one))
  return [
    bounded(`lightbox: ${name}, besides its bytes`, besides, bounds.lightbox, 'ms'),
    noted('  in all and its bytes', `${middle(whole).toFixed(0)} and ${middle(own).toFixed(0)} ms`),
  ]
}
