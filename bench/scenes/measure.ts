import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { prepare } from '@belvedere/content/media/masterplan/prepare/prepare.ts'
import type { SceneSettings } from '@belvedere/scenes/map/contract.ts'
import { launchSceneBrowser, sceneSite } from '@belvedere/scenes/testing/scene-site.ts'
import { runSteps } from '../../launch/steps.ts'
import { chromiumStep } from '../../testing/browsers.ts'
import { noted, type Row, report } from '../../testing/table.ts'
import { describeLoad } from '../quiet.ts'
import { measureDrawing } from './drawing.ts'
import { measureFirstFrame } from './first-frame.ts'
import { measureLeaks } from './leaks.ts'
import { measureLoading } from './loading.ts'
import { placesOf } from './places-of.ts'
import { measureSea } from './sea.ts'
import { measureWeight } from './weight.ts'

const MODEL = join(import.meta.dirname, '../../demo/models/masterplan.glb')
const MEASURES = [measureDrawing, measureSea, measureLoading, measureFirstFrame, measureLeaks]

/**
 * Measures the scene of the map with the demo's model, as the content service delivers it, on a page
 * that shows nothing else.
 */
async function measureScenes(): Promise<Row[]> {
  const load = describeLoad()
  const uploaded = readFileSync(MODEL)
  const model = Buffer.from((await prepare(uploaded)).optimised ?? uploaded)
  const site = await sceneSite({ 'model.glb': model })
  const browser = await launchSceneBrowser()
  const settings: SceneSettings = {
    model: '/model.glb',
    places: placesOf(model),
    bearing: 0,
    where: null,
  }
  const target = { url: site.url, settings }
  try {
    const rows = measureWeight(site.scripts, model)
    for (const measure of MEASURES) {
      rows.push(...(await measure(browser, target)))
      process.stdout.write('.')
    }
    return [...rows, ...[load, ...REMARKS].map((remark) => noted(remark, ''))]
  } finally {
    await browser.close()
    site.stop()
  }
}

const REMARKS = [
  'Task durations are CPU time of the page. Without a graphics card the same processors draw all',
  'pixels, so the first frame comes later here than for a visitor, most of all on a busy machine.',
]

/**
 * Measures the scene of the map: its weight, its draw calls, how it loads and what remains after
 * it.
 */
export async function main(): Promise<void> {
  await runSteps([chromiumStep])
  report(await measureScenes())
}
