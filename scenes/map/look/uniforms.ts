import { Color, type IUniform, Matrix4, Vector2, Vector3 } from 'three'
import type { GroundTextures } from './ground-textures.ts'
import type { Palette } from './palette.ts'
import type { PlaceTexture } from './place-texture.ts'

/**
 * The uniforms that all materials of a scene share: each is one object, so a change affects all of
 * them.
 */
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
    /** The distances from the camera at which haze begins and at which it hides everything. */
    haze: { value: new Vector2(1, 2) },
    shadows: { value: null } as IUniform,
    shadowMatrix: { value: new Matrix4() },
    /** How far shadows are moved off surfaces, and the size of a shadow's texel, in units. */
    shadowStep: { value: new Vector2() },
    heights: { value: ground.heights },
    marks: { value: ground.marks },
    /** The minimum vertex of the land's box, and the inverse of its width and depth. */
    land: { value: ground.land },
    /** Columns and rows of `heights` and of `marks`, and their cells per unit. */
    heightCells: { value: ground.heightCells },
    markCells: { value: ground.markCells },
    seaLevel: { value: ground.sea },
    places: { value: places.texture },
    chosenAt: { value: places.chosen },
    pointedAt: { value: places.pointed },
    focus: { value: places.focus },
    white: { value: palette.raised },
    ink: { value: palette.ink },
    accent: { value: palette.accent },
    reserved: { value: palette.link },
    sold: { value: palette.inkSoft },
    shallow: { value: palette.pale },
    water: { value: seaColour(palette, 0.15) },
    deep: { value: seaColour(palette, 0.62) },
  }
}

/** Between two greens of a brand lies a grey one, so the sea has more colour than either. */
function seaColour({ link, linkSoft }: Palette, depth: number): Color {
  return linkSoft
    .clone()
    .lerp(link, depth)
    .offsetHSL(0, 0.16 + 0.3 * depth, 0)
}
