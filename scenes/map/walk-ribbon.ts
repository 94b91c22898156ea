import { BufferGeometry } from 'three'
import type { SceneState } from './contract.ts'
import { meshOf, type SceneMesh } from './look/mesh.ts'
import { layRibbon, ribbonMaterial } from './look/ribbon.ts'
import type { Shared } from './look/uniforms.ts'
import type { HeightField } from './model/height-field.ts'

/** The duration of drawing a walk, in ms. */
const DRAW_MS = 800
/**
 * The ribbon's width in shares of the view's distance, so that it looks equally thin at any
 * distance.
 */
const WIDTH = 0.0026

/** The walk on the ground, which is drawn by an animation from its start. */
export class WalkRibbon {
  readonly mesh: SceneMesh
  readonly #field: HeightField
  readonly #own = { width: { value: 0 }, drawn: { value: 1 } }

  constructor(shared: Shared, field: HeightField) {
    this.#field = field
    this.mesh = meshOf(new BufferGeometry(), ribbonMaterial(shared, this.#own))
    this.show([], true)
  }

  /** Sets another walk; one with fewer than two points hides it. */
  show(walk: SceneState['walk'], isReduced: boolean): void {
    layRibbon(this.mesh.geometry, walk.length < 2 ? [] : walk, this.#field)
    this.#own.drawn.value = isReduced ? 1 : 0
  }

  /** Advances by some time; returns whether the animation continues. */
  step(ms: number, distance: number): boolean {
    const { width, drawn } = this.#own
    width.value = distance * WIDTH
    drawn.value = Math.min(1, drawn.value + ms / DRAW_MS)
    return drawn.value < 1
  }
}
