import { type Browser, chromium } from '@playwright/test'
import type { FirstView } from '../e2e/first-view.ts'
import { type Screen, screens } from '../e2e/screens.ts'
import { median } from './median.ts'
import { type Visit, visit } from './visit.ts'

export type ScreenCost = {
  name: string
  /** The maximum of all runs for each kind. */
  weight: FirstView
  elements: number
  shift: number
  /** Medians in ms. */
  paint: number
  scriptTime: number
  paintOf: string
  /** The largest contentful paint relative to the same page without scripts, in the same run. */
  besideFloor: number
}

type Options = { siteUrl: string; executablePath: string; runs: number }

/** Measures each screen on a phone with an empty cache; the server's caches are warm. */
export async function measurePages({ siteUrl, executablePath, runs }: Options) {
  const browser = await chromium.launch({ executablePath, args: ['--no-sandbox', '--disable-gpu'] })
  try {
    // Warms the server's caches: pages, picture variants and compressed responses.
    for (const { path } of screens) await visit(browser, siteUrl + path)
    const costs: ScreenCost[] = []
    for (const screen of screens) costs.push(await measureScreen(browser, siteUrl, screen, runs))
    return costs
  } finally {
    await browser.close()
  }
}

async function measureScreen(browser: Browser, siteUrl: string, screen: Screen, runs: number) {
  const visits: Visit[] = []
  const floors: Visit[] = []
  for (let run = 0; run < runs; run++) {
    visits.push(await visit(browser, siteUrl + screen.path))
    floors.push(await visit(browser, siteUrl + screen.path, { hasScripts: false }))
  }
  return summary(screen.name, visits, floors)
}

function summary(name: string, visits: Visit[], floors: Visit[]): ScreenCost {
  const middle = (figure: (one: Visit) => number) => median(visits.map(figure))
  const paint = middle((one) => one.paint.time)
  return {
    name,
    weight: heaviest(visits),
    elements: middle((one) => one.elements),
    shift: Math.max(...visits.map((one) => one.shift)),
    paint,
    scriptTime: middle((one) => one.scriptTime),
    paintOf: visits.find((one) => one.paint.time === paint)?.paint.element ?? '',
    besideFloor: median(ratios(visits, floors)),
  }
}

function heaviest(visits: Visit[]): FirstView {
  const most = (kind: keyof FirstView) => Math.max(...visits.map(({ weight }) => weight[kind]))
  return {
    html: most('html'),
    css: most('css'),
    script: most('script'),
    font: most('font'),
    image: most('image'),
    rest: most('rest'),
  }
}

function ratios(visits: Visit[], floors: Visit[]) {
  return visits.flatMap(({ paint }, run) => {
    const floor = floors[run]
    return floor ? [paint.time / floor.paint.time] : []
  })
}
