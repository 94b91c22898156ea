import type { Browser } from '@playwright/test'
import { type Screen, screens } from '../../e2e/screens.ts'
import type { Row } from '../../testing/table.ts'

export type MeasureContext = {
  browser: Browser
  executablePath: string
  siteUrl: string
  runs: number
}

/** One measurement; it returns the same rows for every site, apart from the figures. */
export type Step = { name: string; measure: (on: MeasureContext) => Promise<Row[]> }

/** The screens with these names, in this order. */
export function screensOf(names: readonly string[]): Screen[] {
  return names.map((name) => {
    const screen = screens.find((one) => one.name === name)
    if (!screen) throw new Error(`Unknown screen "${name}".`)
    return screen
  })
}
