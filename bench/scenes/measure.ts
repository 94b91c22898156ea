import { readGlb } from '@belvedere/scenes/glb/read-glb.ts'
import type { ScenePlace, SceneSettings } from '@belvedere/scenes/map/contract.ts'
import { launchSceneBrowser, sceneSite } from '@belvedere/scenes/testing/scene-site.ts'
import { runSteps } from '../../launch/steps.ts'
import { chromiumStep } from '../../testing/browsers.ts'
import { noted, type Row, report } from '../../testing/table.ts'
import { describeLoad } from '../quiet.ts'
import { measureDrawing } from './drawing.ts'
import { measureFirstFrame } from './first-frame.ts'
import { measureLeaks } from './leaks.ts'
import { measureLoading } from './loading.ts'
import { measureSea } from './sea.ts'
import { deliveredModel, measureWeight } from './weight.ts'

const MEASURES = [measureDrawing, measureSea, measureLoading, measureFirstFrame, measureLeaks]

/**
 * Measures the scene of the map with the demo's model, as the content service delivers it, on a page
 * that shows nothing else.
 */
async function measureScenes(): Promise<Row[]> {
  const load = describeLoad()
  const model = await deliveredModel()
  const site = await sceneSite({ 'model.glb': model })
  const browser = await launchSceneBrowser()
  const settings: SceneSettings = {
    model: '/model.glb',
    places: placesOf(model),
    bearing: 0,
    opens: false,
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

/** A place for each node of a model that has an anchor, as all places of the demo have. */
function placesOf(model: Uint8Array): ScenePlace[] {
  const { gltf } = readGlb(new Uint8Array(model).buffer)
  return (gltf.nodes ?? []).flatMap(({ name = '', mesh, extras }): ScenePlace[] => {
    if (mesh === undefined || !extras?.anchor) return []
    return [{ id: `place-${name}`, meshKey: name, kind: 'house', status: 'available' }]
  })
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
