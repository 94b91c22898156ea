import { PerspectiveCamera, Scene, type WebGLRenderer } from 'three'
import { aim } from './camera/aim.ts'
import type { View } from './camera/view.ts'
import type { SceneFigures, SceneSettings } from './contract.ts'
import { DrawnFigures } from './frames/drawn-figures.ts'
import type { Direction } from './light/sun-direction.ts'
import { sunOf } from './light/sun-of.ts'
import { mergedGeometry, seaGeometry } from './look/geometries.ts'
import { groundTextures } from './look/ground-textures.ts'
import { meshOf, type SceneMesh } from './look/mesh.ts'
import { readPalette } from './look/palette.ts'
import { paperMaterial } from './look/paper.ts'
import { placeTexture } from './look/place-texture.ts'
import { seaMaterial } from './look/sea.ts'
import { SHADOW_LAYER, Shadows } from './look/shadows.ts'
import { type Shared, sharedUniforms } from './look/uniforms.ts'
import { heightAt } from './model/height-field.ts'
import type { MapModel } from './model/load-model.ts'
import { PlaceLooks } from './place-looks.ts'
import type { Size } from './put-canvas.ts'
import { checkPrograms, release } from './renderer.ts'
import { WalkRibbon } from './walk-ribbon.ts'
import { warmUp } from './warm-up.ts'

type Parts = {
  frame: HTMLElement
  renderer: WebGLRenderer
  settings: SceneSettings
  model: MapModel
  size: Size
  signal: AbortSignal
  /** Width and height of the shadow map. */
  shadowSize: number
}

/**
 * The distances at which haze begins behind the model and hides everything, in multiples of the
 * view's distance.
 */
const HAZE = { begins: 1.2, ends: 4.4 }

/** All meshes and their lighting. */
export class Stage {
  readonly camera = new PerspectiveCamera()
  readonly looks: PlaceLooks
  readonly ribbon: WalkRibbon
  readonly #parts: Parts
  readonly #shared: Shared
  readonly #shadows: Shadows
  readonly #drawn: DrawnFigures
  readonly #scene = new Scene()
  readonly #meshes: SceneMesh[]
  readonly #textures: { dispose(): void }[]
  #size: Size
  #from: Direction = [0, 1, 0]
  #isLightNew = true

  private constructor(parts: Parts) {
    const { frame, renderer, model, settings, size, shadowSize } = parts
    const { ground, shapes } = model
    const textures = groundTextures(ground)
    const places = placeTexture(settings.places, shapes)
    this.#parts = parts
    this.#size = size
    this.#drawn = new DrawnFigures(renderer)
    this.#textures = [textures.heights, textures.marks, places.texture]
    this.#shared = sharedUniforms(textures, places, readPalette(frame))
    this.#shadows = new Shadows(this.#shared, ground.box, shadowSize)
    this.looks = new PlaceLooks(
      settings.places.map(({ id }) => id),
      places,
    )
    this.ribbon = new WalkRibbon(this.#shared, ground.heights)
    const papers = model.parts.map((merged) =>
      meshOf(mergedGeometry(merged), paperMaterial(this.#shared, merged.kind)),
    )
    // Only paper throws shadows.
    for (const paper of papers) paper.layers.enable(SHADOW_LAYER)
    const sea = meshOf(seaGeometry(ground), seaMaterial(this.#shared))
    this.#meshes = [...papers, sea, this.ribbon.mesh]
    this.#scene.add(...this.#meshes)
    renderer.setSize(size.width, size.height)
  }

  /**
   * Adds everything to the scene, with its shaders compiled in the background; the signal removes
   * it.
   */
  static async open(parts: Parts): Promise<Stage> {
    const { renderer, signal } = parts
    signal.throwIfAborted()
    const stage = new Stage(parts)
    signal.addEventListener('abort', () => stage.#dispose())
    await renderer.compileAsync(stage.#scene, stage.camera)
    signal.throwIfAborted()
    stage.#shadows.prepare(renderer)
    await warmUp(renderer, stage.#scene, stage.camera, signal)
    checkPrograms(renderer)
    return stage
  }

  /** Sets the light of a moment. */
  light(time: Date): void {
    const { light, from } = sunOf(time, this.#parts.settings)
    const shared = this.#shared
    shared.sunDirection.value.set(...from)
    shared.sunLight.value.setRGB(...light.sun)
    shared.skyLight.value.setRGB(...light.sky)
    shared.bounceLight.value.setRGB(...light.bounce)
    shared.hazeLight.value.setRGB(...light.haze)
    shared.windows.value = light.windows
    this.#parts.renderer.setClearColor(shared.hazeLight.value, 1)
    this.#from = from
    this.#isLightNew = true
  }

  /** Advances the sea by some time. */
  moveSea(ms: number): void {
    this.#shared.seconds.value += ms / 1000
  }

  resize(size: Size): void {
    this.#size = size
    this.#parts.renderer.setSize(size.width, size.height)
  }

  setRatio(ratio: number): void {
    const { renderer } = this.#parts
    if (ratio !== renderer.getPixelRatio()) renderer.setPixelRatio(ratio)
  }

  aim(view: View): void {
    const { heights, sea } = this.#parts.model.ground
    aim(this.camera, view, Math.max(sea, heightAt(heights, view.x, view.z)), this.#size)
    const { begins, ends } = HAZE
    const reach = heights.cell * heights.columns * 0.35
    this.#shared.haze.value.set(view.distance * begins + reach, view.distance * ends + reach * 2)
  }

  draw(): void {
    const { renderer } = this.#parts
    const shadows = () => this.#shadows.draw(renderer, this.#scene, this.#from)
    const view = () => renderer.render(this.#scene, this.camera)
    this.#drawn.draw(this.#isLightNew ? shadows : null, view)
    this.#isLightNew = false
  }

  figures(): SceneFigures {
    return this.#drawn.read()
  }

  #dispose() {
    for (const { geometry, material } of this.#meshes) {
      geometry.dispose()
      material.dispose()
    }
    for (const texture of this.#textures) texture.dispose()
    this.#shadows.dispose()
    release(this.#parts.renderer)
  }
}
