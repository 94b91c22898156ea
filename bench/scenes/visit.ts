import type { SceneSettings } from '@belvedere/scenes/map/contract.ts'
import type { Browser, BrowserContextOptions, Page } from '@playwright/test'

/** The page of a scene, and its state. */
export type Visit = { url: string; settings: SceneSettings }

/** Opens the page in a new browser context, with an empty cache. */
export async function visit(
  browser: Browser,
  { url }: Visit,
  options: BrowserContextOptions,
): Promise<Page> {
  const context = await browser.newContext(options)
  const page = await context.newPage()
  await page.goto(url)
  return page
}
