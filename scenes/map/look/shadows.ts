import {
  DepthTexture,
  DoubleSide,
  LessEqualCompare,
  LinearFilter,
  Matrix4,
  MeshBasicMaterial,
  OrthographicCamera,
  type Scene,
  Vector3,
  type WebGLRenderer,
  WebGLRenderTarget,
} from 'three'
import type { Direction } from '../light/sun-direction.ts'
import type { Box } from '../model/box.ts'
import type { Shared } from './uniforms.ts'

/** Meshes that cast shadows are on this layer as well. */
export const SHADOW_LAYER = 1

/** Radius of a shadow's soft edge in texels. */
const SOFTNESS = 2.6
/** From clip space to texture coordinates: 0 to 1 instead of -1 to 1. */
const HALF = new Matrix4().set(0.5, 0, 0, 0.5, 0, 0.5, 0, 0.5, 0, 0, 0.5, 0.5, 0, 0, 0, 1)

/** One shadow map for the whole model, drawn again only when the light changes. */
export class Shadows {
  readonly #target: WebGLRenderTarget
  readonly #camera = new OrthographicCamera()
  readonly #material = new MeshBasicMaterial({
    colorWrite: false,
    side: DoubleSide,
  })
  readonly #shared: Shared
  readonly #box: Box
  readonly #size: number

  constructor(shared: Shared, box: Box, size: number) {
    const depth = new DepthTexture(size, size)
    depth.compareFunction = LessEqualCompare
    depth.minFilter = LinearFilter
    depth.magFilter = LinearFilter
    this.#target = new WebGLRenderTarget(size, size, { depthTexture: depth })
    this.#shared = shared
    this.#box = box
    this.#size = size
    shared.shadows.value = depth
    this.#camera.layers.set(SHADOW_LAYER)
  }

  /** Creates the map, still empty, so that materials can be compiled with it. */
  prepare(renderer: WebGLRenderer): void {
    renderer.initRenderTarget(this.#target)
  }

  /** Draws the shadow casters for light from a direction. */
  draw(renderer: WebGLRenderer, scene: Scene, from: Direction): void {
    this.#aim(from)
    scene.overrideMaterial = this.#material
    renderer.setRenderTarget(this.#target)
    renderer.clear()
    renderer.render(scene, this.#camera)
    renderer.setRenderTarget(null)
    scene.overrideMaterial = null
  }

  dispose(): void {
    this.#target.depthTexture?.dispose()
    this.#target.dispose()
    this.#material.dispose()
  }

  /** Fits the light's view around the model. */
  #aim([x, y, z]: Direction) {
    const { minX, minY, minZ, maxX, maxY, maxZ } = this.#box
    const middle = new Vector3((minX + maxX) / 2, (minY + maxY) / 2, (minZ + maxZ) / 2)
    const reach = new Vector3(maxX - minX, maxY - minY, maxZ - minZ).length() / 2
    const camera = this.#camera
    camera.position
      .set(x, y, z)
      .multiplyScalar(reach * 2)
      .add(middle)
    camera.lookAt(middle)
    camera.updateMatrixWorld()
    const size = { x: 0, y: 0 }
    for (let corner = 0; corner < 8; corner++) {
      const point = new Vector3(
        corner & 1 ? maxX : minX,
        corner & 2 ? maxY : minY,
        corner & 4 ? maxZ : minZ,
      ).applyMatrix4(camera.matrixWorldInverse)
      size.x = Math.max(size.x, Math.abs(point.x))
      size.y = Math.max(size.y, Math.abs(point.y))
    }
    Object.assign(camera, {
      left: -size.x,
      right: size.x,
      top: size.y,
      bottom: -size.y,
    })
    camera.near = reach * 0.5
    camera.far = reach * 3.5
    camera.updateProjectionMatrix()
    const { shadowMatrix, shadowStep } = this.#shared
    shadowMatrix.value
      .copy(HALF)
      .multiply(camera.projectionMatrix)
      .multiply(camera.matrixWorldInverse)
    const texel = (2 * Math.max(size.x, size.y)) / this.#size
    shadowStep.value.set(texel * 2.2, SOFTNESS / this.#size)
  }
}
