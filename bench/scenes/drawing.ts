import { untilAtRest } from '@belvedere/scenes/testing/scene-site.ts'
import type { Browser } from '@playwright/test'
import { phone } from '../../e2e/screens.ts'
import { bounded, exactly, noted, type Row } from '../../testing/table.ts'
import { bounds } from '../bounds.ts'
import { type Visit, visit } from './visit.ts'

/** How long a scene at rest is watched, in ms. */
const WATCH_MS = 5_000

/** Draw calls and triangles on a phone, and frames while nothing moves. */
export async function measureDrawing(browser: Browser, target: Visit): Promise<Row[]> {
  const page = await visit(browser, target, { ...phone, reducedMotion: 'reduce' })
  await page.evaluate((settings) => window.page.mount(settings), target.settings)
  const frames = await untilAtRest(page)
  await page.waitForTimeout(WATCH_MS)
  const figures = await page.evaluate(() => window.page.scene?.figures())
  await page.context().close()
  if (!figures) throw new Error('The scene has no figures.')
  const { drawCalls, triangles, shadowTriangles, pixelRatio } = figures
  return [
    bounded('Draw calls on a phone, shadows included', drawCalls, bounds.scene.drawCalls, ''),
    bounded('Triangles on a phone', triangles, bounds.scene.triangles, ''),
    bounded(
      'Triangles of the shadows, drawn as well when the light changes',
      shadowTriangles,
      bounds.scene.triangles,
      '',
    ),
    noted('  both in one frame then', String(triangles + shadowTriangles)),
    noted('  pixel ratio at rest', String(pixelRatio)),
    exactly(`Frames in ${WATCH_MS / 1000} s at rest, with a still sea`, figures.frames - frames, 0),
  ]
}
