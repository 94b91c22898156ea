import { Color, type IUniform, Matrix4, Vector2, Vector3 } from 'three'
import type { GroundTextures } from './ground-textures.ts'
import type { Palette } from './palette.ts'
import type { PlaceTexture } from './place-texture.ts'

/** What all materials of a scene share: each is one object, so a change reaches all of them. */
export type Shared = ReturnType<typeof sharedUniforms>

export function sharedUniforms(ground: GroundTextures, places: PlaceTexture, palette: Palette) {
  return {
    sunDirection: { value: new Vector3(0, 1, 0) },
    sunLight: { value: new Color() },
    skyLight: { value: new Color() },
    bounceLight: { value: new Color() },
    hazeLight: { value: new Color() },
    windows: { value: 0 },
    seconds: { value: 0 },
    /** Where haze begins and where nothing else is left, as distances from the camera. */
    haze: { value: new Vector2(1, 2) },
    shadows: { value: null } as IUniform,
    shadowMatrix: { value: new Matrix4() },
    /** How far shadows are moved off surfaces, and the size of a shadow's texel, in units. */
    shadowStep: { value: new Vector2() },
    heights: { value: ground.heights },
    marks: { value: ground.marks },
    /** The corner of the land's box, and one by its width and depth. */
    land: { value: ground.land },
    /** Columns and rows of `heights` and of `marks`, and how many of their cells make a unit. */
    heightCells: { value: ground.heightCells },
    markCells: { value: ground.markCells },
    seaLevel: { value: ground.sea },
    places: { value: places.texture },
    white: { value: palette.shell },
    ink: { value: palette.ink },
    terra: { value: palette.terra },
    reserved: { value: palette.lagoon },
    sold: { value: palette.pine },
    shallow: { value: palette['lagoon-pale'] },
    water: { value: palette['lagoon-mist'] },
    deep: { value: palette['lagoon-mist'].clone().lerp(palette.lagoon, 0.2) },
  }
}
