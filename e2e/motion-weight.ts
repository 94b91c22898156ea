import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { projectRoot } from '@belvedere/kit/root.ts'
import type { Page } from '@playwright/test'
import { weigh } from './weigh.ts'

/** The budget for motion code in scripts loaded before any interaction, in kilobytes. */
export const MOTION_BUDGET_KB = 8

/** Compressed kilobytes of motion code in the scripts that a page loads without interaction. */
export async function weighMotion(page: Page, url: string): Promise<number> {
  const weights = readWeights()
  const scripts = (await weigh(page, url, untilIdleScripts)).filter(isCounted)
  const bytes = scripts.map((script) => {
    const { pathname } = new URL(script.url)
    const weight = weights[pathname]
    if (weight === undefined) throw new Error(`The build has no motion weight for ${pathname}.`)
    return weight
  })
  return bytes.reduce((sum, next) => sum + next, 0) / 1000
}

/** The lightbox is prefetched on an idle page; its gestures are part of its own budget (15 KB). */
function isCounted({ kind, url }: { kind: string; url: string }) {
  return kind === 'Script' && !url.includes('/assets/lightbox-')
}

/** Waits for the scripts that a page loads when idle. */
async function untilIdleScripts(page: Page) {
  const haveCome = () => {
    const names = performance.getEntriesByType('resource').map(({ name }) => name)
    return names.some((name) => name.includes('/at-rest-'))
  }
  await page.waitForFunction(haveCome, undefined, { polling: 100 })
  await page.waitForLoadState('networkidle')
}

/** The bytes of motion code in each script, written by the build (`site/build/weigh-motion.ts`). */
function readWeights(): Record<string, number> {
  const file = join(projectRoot(), 'site/dist/client/.vite/motion.json')
  if (!existsSync(file)) throw new Error('The site is not built: npm run build -w site')
  return JSON.parse(readFileSync(file, 'utf8'))
}
