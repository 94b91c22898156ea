import { expect, type Page } from '@playwright/test'
import { violations } from './axe.ts'
import { secondOpinion } from './second-engine.ts'
import { smallTargets } from './small-targets.ts'

/**
 * Parts of Payload's own that ours contain: its buttons with an icon only, its lists to choose from
 * and its rows of a table have no names that we could give them.
 */
const OF_PAYLOAD = '.rs__control, .popup-button, .collapsible__drag'

/**
 * Expects both engines and the sizes of controls to be in order within a part of the studio that is
 * ours; the frame and the forms around it are Payload's.
 */
export async function expectAccessible(page: Page, part: string): Promise<void> {
  await expect(page.locator(part).first()).toBeVisible()
  expect(await page.locator(part).locator(OF_PAYLOAD).count(), `Payload’s in ${part}`).toBe(0)
  expect.soft(await violations(page, [], part), `axe in ${part}`).toEqual([])
  expect.soft(await secondOpinion(page, [], part), `IBM’s engine in ${part}`).toEqual([])
  expect.soft(await smallTargets(page, part), `small targets in ${part}`).toEqual([])
}
