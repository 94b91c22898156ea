import type { Browser } from '@playwright/test'
import { type Screen, screens } from '../../e2e/screens.ts'
import type { Row } from '../table.ts'

export type Measuring = {
  browser: Browser
  executablePath: string
  siteUrl: string
  runs: number
}

/** One piece of measuring; it gives the same rows for every site, whatever their figures. */
export type Step = { name: string; measure: (on: Measuring) => Promise<Row[]> }

/** The screens of these names, in their order. */
export function screensOf(names: readonly string[]): Screen[] {
  return names.map((name) => {
    const screen = screens.find((one) => one.name === name)
    if (!screen) throw new Error(`There is no screen of the name "${name}".`)
    return screen
  })
}
