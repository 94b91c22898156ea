/** Materials by their names in the model, with their colours; glass and pools have looks of their own. */
export const COLOURS = {
  plaster: '#f4f1ea',
  travertine_plain: '#e3dacb',
  stone: '#d3bb8c',
  slate: '#a9a69b',
  larch: '#b07a45',
  oak_y: '#c8a77c',
  tile: '#c4704a',
  deck: '#cdb797',
  linen: '#fbf9f4',
  leaf: '#7f9a5c',
  earth: '#a98a63',
  glass_dark: '#8fa3a6',
  pool_flat: '#3fb7c4',
  pool_pond: '#6c9484',
} as const

export type Material = keyof typeof COLOURS

/** The least and greatest of a side, in metres. */
type Span = readonly [from: number, to: number]

/** A body of one material: a block, or a roof whose ridge runs along one of its sides. */
export type Solid = { of: Material; x: Span; y: Span; z: Span; ridge?: 'x' | 'y' }

/** Its ground from west to east and from front to back, and its heights; the front is at negative y. */
export function block(of: Material, x: Span, y: Span, z: Span): Solid {
  return { of, x, y, z }
}

type Volume = {
  x: Span
  y: Span
  z?: Span
  wall?: Material
  roof?: Material
  /** How far the roof reaches over the front. */
  over?: number
  /** What the front is made of; null for a wall like the others. */
  front?: Material | null
}

/** A part of a house: walls, a flat roof over them, and its front. */
export function volume(parts: Volume): Solid[] {
  const { x, y, z = [0, 3.2], wall = 'plaster', roof = 'plaster' } = parts
  const { over = 1.2, front = 'glass_dark' } = parts
  const face = block(
    front ?? wall,
    [x[0] + 0.4, x[1] - 0.4],
    [y[0] - 0.1, y[0]],
    [z[0] + 0.1, z[1]],
  )
  return [
    block(wall, x, y, z),
    block(roof, [x[0] - 0.5, x[1] + 0.5], [y[0] - over, y[1] + 0.3], [z[1], z[1] + 0.35]),
    ...(front ? [face] : []),
  ]
}

/** A roof with a ridge that runs along one of its sides. */
export function gable(x: Span, y: Span, z: Span, ridge: 'x' | 'y', of: Material = 'tile'): Solid {
  return { of, x, y, z, ridge }
}

/** The ground of a house, which reaches into the slope below it. */
export function terrace(x: Span, y: Span, of: Material = 'travertine_plain'): Solid {
  return block(of, x, y, [-3, 0.06])
}

export function pool(x: Span, y: Span, of: Material = 'pool_flat'): Solid {
  return block(of, x, y, [-0.2, 0.14])
}

/** Posts and slats, or a vine over them. */
export function pergola(x: Span, y: Span, cover: 'slats' | 'vine' = 'slats'): Solid[] {
  const posts = [x[0], x[1] - 0.3].flatMap((left) =>
    [y[0], y[1] - 0.3].map((front) =>
      block('larch', [left, left + 0.3], [front, front + 0.3], [0, 2.8]),
    ),
  )
  if (cover === 'vine') return [...posts, block('leaf', x, y, [2.8, 3.3])]
  const count = Math.floor((x[1] - x[0]) / 0.9)
  const slats = Array.from({ length: count }, (_, at) => {
    const left = x[0] + at * 0.9
    return block('oak_y', [left, left + 0.3], y, [2.8, 3])
  })
  return [...posts, ...slats]
}

/** Parasols in a row. */
export function parasols(x: number, y: number, count: number): Solid[] {
  return Array.from({ length: count }, (_, at) => {
    const left = x + at * 4.2
    return [
      block('oak_y', [left + 1.2, left + 1.32], [y + 1.2, y + 1.32], [0, 2.3]),
      gable([left, left + 2.6], [y, y + 2.6], [2.2, 2.8], 'x', 'linen'),
    ]
  }).flat()
}
