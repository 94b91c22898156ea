import { expect, type Page } from '@playwright/test'
import { violations } from './axe.ts'
import { forceColours, forcedColourFaults } from './forced-colours.ts'
import { sidewaysIn } from './layout-checks.ts'
import { ON_SCREENS, secondOpinion } from './second-engine.ts'
import { smallTargets } from './small-targets.ts'
import { untilStill } from './until.ts'

/**
 * Elements of Payload inside ours: its icon buttons, select lists and table rows have no names, and
 * we cannot add them.
 */
const OF_PAYLOAD = '.rs__control, .popup-button, .collapsible__drag'

/**
 * Expects both engines and target sizes to be in order within a part of the studio that is ours;
 * the frame and the forms around it are Payload's.
 */
export async function expectAccessible(page: Page, part: string): Promise<void> {
  await expect(page.locator(part).first()).toBeVisible()
  // Buttons fade from one colour to the next, between which their contrast is too low.
  await untilStill(page)
  expect(await page.locator(part).locator(OF_PAYLOAD).count(), `Payload’s in ${part}`).toBe(0)
  expect.soft(await violations(page, [], part), `axe in ${part}`).toEqual([])
  if (ON_SCREENS)
    expect.soft(await secondOpinion(page, [], part), `IBM’s engine in ${part}`).toEqual([])
  expect.soft(await smallTargets(page, part), `small targets in ${part}`).toEqual([])
}

/** The space left in a window of 1280 × 1024 pixels at a zoom of 400 %. */
const ZOOMED = { width: 320, height: 256 }
const DESKTOP = { width: 1440, height: 900 }

/**
 * Expects that forced colours hide nothing in a part of the studio that is ours, and that it fits
 * in the window at a zoom of 400 %. The page has its desktop size and its own colours again afterwards.
 */
export async function expectAdaptable(page: Page, part: string): Promise<void> {
  await expect(page.locator(part).first()).toBeVisible()
  await forceColours(page, 'active')
  expect.soft(await forcedColourFaults(page, part), `forced colours in ${part}`).toEqual([])
  await forceColours(page, 'none')
  await page.setViewportSize(ZOOMED)
  // The studio's frame takes a moment to lay itself out anew.
  const beyond = () => sidewaysIn(page, part)
  await expect.configure({ soft: true }).poll(beyond, `wider than 320 px in ${part}`).toEqual([])
  await page.setViewportSize(DESKTOP)
}
