import { around, type Box, type House, type Look, named } from '../../houses/house.ts'
import { block, gable, pergola, pool, type Solid, terrace, volume } from './solids.ts'

/** A house in the model is at most as wide as its plot, in metres at which buildings are drawn. */
const PLOT = 30
/** The ground reaches this far beyond what is drawn on the plan. */
const EDGE = 1

/** What stands in the model for a house: the rooms, roofs, pools and pergola of its plan. */
export function solidsOf(house: House): Solid[] {
  const { rooms, outdoors, wings, floors = [], things = [] } = house
  const whole = around([...Object.values(rooms), ...Object.values(outdoors)])
  const place = placeOf(whole)
  const [left, top, right, bottom] = whole
  const ground = place([left - EDGE, top - EDGE, right + EDGE, bottom + EDGE])
  return [
    terrace(ground.x, ground.y, house.ground),
    ...wings.flatMap((wing) => bodyOf(place(boxOf(house, wing.of)), wing)),
    ...floors.flatMap((floor) => bodyOf(place(floor.box), floor)),
    ...Object.entries(outdoors).flatMap(([name, box]) => waterOf(name, place(box))),
    ...(house.pergola ? pergolaOf(place(house.pergola.box), house.pergola.cover) : []),
    ...things.map((thing) => ({ ...thing, ...place(boxOfThing(thing)) })),
  ]
}

/** The box that the rooms of a wing fill together. */
export function boxOf({ rooms }: House, of: string): Box {
  return around(
    named(of).map((name) => {
      const room = rooms[name]
      if (!room) throw new Error(`The plan has no ${name}.`)
      return room
    }),
  )
}

type Ground = Pick<Solid, 'x' | 'y'>

/** From the numbers of a plan to the ground of the model, whose front is at negative y. */
function placeOf([left, top, right, bottom]: Box) {
  const scale = Math.min(1, PLOT / (right - left + 2 * EDGE), PLOT / (bottom - top + 2 * EDGE))
  const [middle, centre] = [(left + right) / 2, (top + bottom) / 2]
  const from = (value: number, zero: number) => Math.round((value - zero) * scale * 100) / 100
  return ([x0, y0, x1, y1]: Box): Ground => ({
    x: [from(x0, middle), from(x1, middle)],
    y: [-from(y1, centre), -from(y0, centre)],
  })
}

function bodyOf({ x, y }: Ground, { ridge, ...look }: Look): Solid[] {
  if (!ridge) return volume({ x, y, ...look })
  const { z = [0, 3.2], wall = 'plaster', roof = 'tile', over = 0.6 } = look
  const [eaves, rise] = [0.6, ridge === 'x' ? y[1] - y[0] : x[1] - x[0]]
  return [
    block(wall, x, y, z),
    gable(
      [x[0] - eaves, x[1] + eaves],
      [y[0] - over, y[1] + eaves],
      [z[1], z[1] + rise * 0.38],
      ...([ridge, roof] as const),
    ),
  ]
}

function waterOf(name: string, { x, y }: Ground): Solid[] {
  if (/pond/.test(name)) return [pool(x, y, 'pool_pond')]
  return /pool/.test(name) ? [pool(x, y)] : []
}

function pergolaOf({ x, y }: Ground, cover: 'slats' | 'vine'): Solid[] {
  return pergola(x, y, cover)
}

function boxOfThing({ x, y }: Solid): Box {
  return [x[0], y[0], x[1], y[1]]
}
