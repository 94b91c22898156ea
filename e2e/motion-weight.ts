import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { projectRoot } from '@belvedere/kit/root.ts'
import type { Page } from '@playwright/test'
import { weigh } from './weigh.ts'

/** What motion may add to the scripts that come before anybody touches a page, in kilobytes. */
export const MOTION_BUDGET_KB = 8

/** Kilobytes of motion, compressed, in the scripts that a page fetches by itself. */
export async function weighMotion(page: Page, url: string): Promise<number> {
  const weights = readWeights()
  const scripts = (await weigh(page, url, untilIdleScripts)).filter(({ kind }) => kind === 'Script')
  const bytes = scripts.map((script) => {
    const { pathname } = new URL(script.url)
    const weight = weights[pathname]
    if (weight === undefined) throw new Error(`The build says nothing of ${pathname}.`)
    return weight
  })
  return bytes.reduce((sum, next) => sum + next, 0) / 1000
}

/** Scripts that a page asks for only when it has nothing better to do. */
async function untilIdleScripts(page: Page) {
  const haveCome = () => {
    const names = performance.getEntriesByType('resource').map(({ name }) => name)
    return ['/start-', '/prefetch-'].every((script) => names.some((name) => name.includes(script)))
  }
  await page.waitForFunction(haveCome, undefined, { polling: 100 })
  await page.waitForLoadState('networkidle')
}

/** The build says how much of each script is there for motion (`site/build/weigh-motion.ts`). */
function readWeights(): Record<string, number> {
  const file = join(projectRoot(), 'site/dist/client/.vite/motion.json')
  if (!existsSync(file)) throw new Error('The site is not built: npm run build -w site')
  return JSON.parse(readFileSync(file, 'utf8'))
}
