/** The four meshes into which a model is merged: each is drawn with one call. */
export const KINDS = ['land', 'trees', 'things', 'places'] as const
export type Kind = (typeof KINDS)[number]

/** The type of a surface, for its look; stored in the alpha of its colour. */
const PLAIN = 0
export const GLASS = 128
const WATER = 255

const NAMES: readonly (readonly [RegExp, Kind | null])[] = [
  [/^(?:terrain|land|ground)(?![a-z])/i, 'land'],
  [/^(?:sea|water|ocean)(?![a-z])/i, null],
  [/^(?:trees?|plants?)(?![a-z])/i, 'trees'],
]

/**
 * The kind of a node, by its own name or that of its nearest named ancestor: `terrain_01`, `trees`,
 * the shape of a place, or any other thing. The sea is null, since scenes draw their own.
 */
export function kindOf(names: readonly string[], isPlace: boolean): Kind | null {
  if (isPlace) return 'places'
  for (const name of names.toReversed()) {
    const known = NAMES.find(([pattern]) => pattern.test(name))
    if (known) return known[1]
  }
  return 'things'
}

/** The type of a surface, by the name of its material. */
export function surfaceOf(material = ''): number {
  if (/^(?:glass|window)/i.test(material)) return GLASS
  return /^(?:pool|water)/i.test(material) ? WATER : PLAIN
}
