import { BufferGeometry } from 'three'
import type { SceneState } from './contract.ts'
import type { Drawn } from './graph.tsx'
import { layRibbon, ribbonMaterial } from './look/ribbon.ts'
import type { Shared } from './look/uniforms.ts'
import type { HeightField } from './model/height-field.ts'

/** How long a walk takes to be drawn, in ms. */
const DRAW_MS = 800
/** The ribbon's width in shares of the view's distance, so that it is as thin at any. */
const WIDTH = 0.0026

/** The walk on the ground; it draws itself from its start. */
export class WalkRibbon {
  readonly drawn: Drawn
  readonly #field: HeightField
  readonly #own = { width: { value: 0 }, drawn: { value: 1 } }

  constructor(shared: Shared, field: HeightField) {
    this.#field = field
    const material = ribbonMaterial(shared, this.#own)
    this.drawn = { key: 'walk', geometry: new BufferGeometry(), material }
    this.show([], true)
  }

  /** Lays another walk; none has fewer than two points. */
  show(walk: SceneState['walk'], isReduced: boolean): void {
    layRibbon(this.drawn.geometry, walk.length < 2 ? [] : walk, this.#field)
    this.#own.drawn.value = isReduced ? 1 : 0
  }

  /** Goes on for some time; whether there is more to draw. */
  step(ms: number, distance: number): boolean {
    const { width, drawn } = this.#own
    width.value = distance * WIDTH
    drawn.value = Math.min(1, drawn.value + ms / DRAW_MS)
    return drawn.value < 1
  }
}
