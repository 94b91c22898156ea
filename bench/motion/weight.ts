import type { Browser } from '@playwright/test'
import { MOTION_BUDGET_KB, weighMotion } from '../../e2e/motion-weight.ts'
import { bounded, type Row } from '../../testing/table.ts'
import { newVisitor } from './visitor.ts'

/** The share of motion in the scripts a page loads without interaction. */
export async function measureWeight(browser: Browser, url: string, name: string): Promise<Row[]> {
  const page = await newVisitor(browser, true)
  const kilobytes = await weighMotion(page, url)
  await page.context().close()
  return [
    bounded(`${name}: scripts of motion before interaction`, kilobytes, MOTION_BUDGET_KB, 'KB'),
  ]
}
