import type { Insets, MapScene } from '@belvedere/scenes/map/contract.ts'

type Spot = { x: number; y: number }
type Size = { width: number; height: number }

/** The zoom factor of one press on a crowd. */
const NEARER = 2

/**
 * Zooms towards a spot of a frame, in CSS pixels, and moves it to the centre of the uncovered part.
 * Near views may go further to the sides than far ones, so zooming comes first; by then the spot is
 * further from the middle by the factor of the zoom.
 */
export function comeNearer(
  scene: Pick<MapScene, 'zoomBy' | 'panBy'>,
  { x, y }: Spot,
  { top, right, bottom, left }: Insets,
  { width, height }: Size,
): void {
  const fromLeft = x - (left + width - right) / 2
  const fromTop = y - (top + height - bottom) / 2
  const nearer = scene.zoomBy(NEARER)
  scene.panBy((nearer * fromLeft) / width, (nearer * fromTop) / height)
}
