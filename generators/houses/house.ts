import type { Material, Solid } from '../models/places/solids.ts'

export type Box = readonly [left: number, top: number, right: number, bottom: number]

/** How a body looks in the model of the map: what `volume` of the solids takes. */
export type Look = {
  z?: readonly [from: number, to: number]
  wall?: Material
  roof?: Material
  over?: number
  front?: Material | null
  /** A ridge along one side of the plan, in place of a flat roof. */
  ridge?: 'x' | 'y'
}

/**
 * A house as it is drawn on the page of its listing and built on the map. Its front is at the foot
 * of the plan. Rooms meet in the middle of their walls.
 */
export type House = {
  /** Where the top of the plan points, in degrees clockwise from north. */
  bearing: number
  /** How many metres one of the numbers is. */
  metres: number
  rooms: Readonly<Record<string, Box>>
  /** The terrace first: the hours of sun on the map are its own. Pools and ponds are in the model, too. */
  outdoors: Readonly<Record<string, Box>>
  /** A roof of slats or of a vine over part of the terrace. */
  pergola?: { box: Box; cover: 'slats' | 'vine' }
  /** Windows and glass doors, each along an outer wall. */
  openings: readonly Box[]
  /** Gaps in the walls between rooms. */
  doors: readonly Box[]
  /** The bodies of the ground floor by their rooms, which fill them; none for a flat of a building. */
  wings: readonly (Look & { of: string })[]
  /** Upper floors. */
  floors?: readonly (Look & { box: Box })[]
  /** What the ground around the house is made of. */
  ground?: Material
  /** What else the pictures show, in the numbers of the plan and in metres of height. */
  things?: readonly Solid[]
}

/** Lines of four numbers each, parted by commas. */
export function lines(text: string): Box[] {
  return text.split(',').map((line) => {
    const [left = 0, top = 0, right = 0, bottom = 0] = line.trim().split(/\s+/).map(Number)
    return [left, top, right, bottom]
  })
}

/** The box around some boxes. */
export function around(boxes: readonly Box[]): Box {
  const side = (at: number) => boxes.map((box) => box[at] ?? 0)
  return [
    ...([Math.min(...side(0)), Math.min(...side(1))] as const),
    ...([Math.max(...side(2)), Math.max(...side(3))] as const),
  ]
}

/** The names in a list parted by commas. */
export function named(list: string): string[] {
  return list.split(', ')
}
