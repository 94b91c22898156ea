import type { Ground } from '@belvedere/kit/walks/roads.ts'
import { walk } from '@belvedere/kit/walks/walk.ts'
import type { MapModel } from '../../content/map-model.ts'

/** The length of a walk: in metres, rounded to ten, and in minutes, at least one. */
type Length = { metres: number; minutes: number }

/** A walk from the gate, with the positions where it turns. */
export type GateWalk = Length & { path: Ground[] }

/** Five kilometres an hour, the pace of signposts, in metres a minute. */
const PACE = 5000 / 60

/** The walk from the gate to a shape of the model; null if no road leads there. */
export function walkTo(model: MapModel | null, meshKey: string | null): GateWalk | null {
  const gate = model?.nodes.get(model.gate ?? '')
  const place = model?.nodes.get(meshKey ?? '')
  if (!model || !gate || !place || meshKey === model.gate) return null
  const [x, , z] = gate.base
  const [toX, , toZ] = place.base
  const way = walk(model.roads, [x, z], [toX, toZ])
  return way && { ...walkOf(way.units * model.metres), path: way.path }
}

/** A walk of this many metres. */
export function walkOf(metres: number): Length {
  return { metres: Math.round(metres / 10) * 10, minutes: Math.max(1, Math.round(metres / PACE)) }
}
