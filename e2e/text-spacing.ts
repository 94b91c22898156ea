import type { Page } from '@playwright/test'
import { wordFaults } from './word-faults.ts'

/** The spacing that readers may set (WCAG 1.4.12). */
const SPACING = `
  * { line-height: 1.5 !important; letter-spacing: .12em !important; word-spacing: .16em !important }
  p { margin-block-end: 2em !important }
`

/** Text that is cut off, or overlaps other text, only once readers increase the spacing. */
export async function crampedWords(page: Page): Promise<string[]> {
  return wordFaults(page, SPACING)
}
