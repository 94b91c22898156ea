import made from './faces.json' with { type: 'json' }

/** A font of the visitor's own system that takes the same space until the real one has loaded. */
export type StandIn = {
  weight: string
  /** Names of local fonts, the first that exists is used. */
  local: readonly string[]
  size: string
  ascent: string
  descent: string
  gap: string
}

/** One font file, with its stand-ins; the last one that exists is used. */
export type FaceFile = {
  href: string
  weight: string
  style: string
  standIns: readonly StandIn[]
}

/** A typeface: bundled, or uploaded by an owner. */
export type Face = {
  name: string
  kind: 'serif' | 'sans'
  files: readonly FaceFile[]
}

type Use = 'titles' | 'text'

/** A typeface that comes with the product. */
type BundledFace = Face & { slug: string; use: Use }

/** All bundled typefaces; `ui/fonts/make.mjs` generates the list. */
export const BUNDLED_FACES: readonly BundledFace[] = made.map((face) => ({
  ...face,
  use: face.use === 'text' ? 'text' : 'titles',
  kind: face.kind === 'serif' ? 'serif' : 'sans',
}))

/** The bundled typefaces for titles or for text; the first one is the default. */
export function facesFor(use: Use): BundledFace[] {
  return BUNDLED_FACES.filter((face) => face.use === use)
}

/** The bundled typeface with this slug, or else the default one. */
export function bundledFace(use: Use, slug: string | null | undefined): BundledFace {
  const faces = facesFor(use)
  const face = faces.find((one) => one.slug === slug) ?? faces[0]
  if (!face) throw new Error('kit/brand/faces.json has no typefaces; see ui/fonts/README.md.')
  return face
}
