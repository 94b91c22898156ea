import type { WebGLRenderer } from 'three'
import type { SceneFigures } from '../contract.ts'

/** Counts the draw calls of frames, including their shadows if they have any. */
export class DrawnFigures {
  readonly #renderer: WebGLRenderer
  #counts = { frames: 0, drawCalls: 0, triangles: 0, shadowTriangles: 0 }

  constructor(renderer: WebGLRenderer) {
    this.#renderer = renderer
  }

  /** Draws a frame; `shadows` is null while the light is unchanged. */
  draw(shadows: (() => void) | null, view: () => void): void {
    const { info } = this.#renderer
    info.reset()
    shadows?.()
    const shadowTriangles = info.render.triangles
    view()
    const counts = this.#counts
    counts.frames++
    counts.triangles = info.render.triangles - shadowTriangles
    if (shadows) Object.assign(counts, { shadowTriangles, drawCalls: info.render.calls })
  }

  read(): SceneFigures {
    const { geometries, textures } = this.#renderer.info.memory
    return { ...this.#counts, geometries, textures, pixelRatio: this.#renderer.getPixelRatio() }
  }
}
