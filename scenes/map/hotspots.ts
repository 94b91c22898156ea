import { type Camera, Vector3 } from 'three'
import type { Hotspot } from './contract.ts'
import { type HeightField, heightAt } from './model/height-field.ts'
import type { PlaceShape } from './model/place-shape.ts'

type Place = { id: string; shape: PlaceShape }
type Size = { width: number; height: number }

/** How often hidden hotspots are checked while the view moves, in ms. */
const LOOK_MS = 120
/** The number of sample points between a place and the camera. */
const STEPS = 40

/** Follows places on the canvas. Whether places are behind hills is checked only now and then. */
export class Hotspots {
  readonly #places: Place[]
  readonly #field: HeightField
  #hidden = new Set<string>()
  #looked = Number.NEGATIVE_INFINITY

  constructor(places: Place[], field: HeightField) {
    this.#places = places
    this.#field = field
  }

  /** The current position of each place; `isLast` when the view comes to rest. */
  seen(camera: Camera, { width, height }: Size, now: number, isLast: boolean): Hotspot[] {
    if (isLast || now - this.#looked > LOOK_MS) {
      this.#looked = now
      const { x, y, z } = camera.position
      const isHidden = ({ shape }: Place) => isBehindLand(this.#field, topOf(shape), [x, y, z])
      this.#hidden = new Set(this.#places.filter(isHidden).map(({ id }) => id))
    }
    return this.#places.map(({ id, shape }) => {
      const at = new Vector3(...topOf(shape)).project(camera)
      const [x, y] = [((at.x + 1) / 2) * width, ((1 - at.y) / 2) * height]
      const isInView = at.z < 1 && x >= 0 && y >= 0 && x <= width && y <= height
      return { id, x, y, isVisible: isInView && !this.#hidden.has(id) }
    })
  }
}

type Point = readonly [x: number, y: number, z: number]

/** Just above the roof, so that the house itself can be seen. */
function topOf({ x, z, top, radius }: PlaceShape): Point {
  return [x, top + radius * 0.22, z]
}

/** Whether land rises above the line between two points. */
export function isBehindLand(field: HeightField, from: Point, to: Point): boolean {
  const highest = from[1] + field.cell * (field.columns - 1) * 0.15
  for (let step = 1; step <= STEPS; step++) {
    // Land near the place hides it most often, so the first steps are shorter.
    const share = (step / STEPS) ** 2
    const y = from[1] + (to[1] - from[1]) * share
    if (y > highest) return false
    const [x, z] = [from[0] + (to[0] - from[0]) * share, from[2] + (to[2] - from[2]) * share]
    if (heightAt(field, x, z) > y) return true
  }
  return false
}
