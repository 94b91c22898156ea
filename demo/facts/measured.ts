import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { readFloorPlan } from '@belvedere/content/media/floor-plan/read-floor-plan.ts'
import { prepare } from '@belvedere/content/media/masterplan/prepare/prepare.ts'
import type { Ground } from '@belvedere/kit/walks/roads.ts'
import { walk } from '@belvedere/kit/walks/walk.ts'
import copyFile from '../copy.json' with { type: 'json' }
import type { Copy } from '../copy.ts'

const copy: Copy = copyFile

/** The map’s model, as the content service derives it from the file. */
export const model = (
  await prepare(readFileSync(join(import.meta.dirname, '../models/masterplan.glb')))
).facts

/** Five kilometres an hour, the pace of the map, in metres a minute. */
const PACE = 5000 / 60

/** The length in metres of the walk between two shapes of the model, by the map’s settings. */
export function metresBetween(from: string, to: string): number {
  return (walk(model.roads, at(from), at(to))?.units ?? 0) * (copy.map.metres ?? 0)
}

/** The walk between two shapes in minutes, as the map tells it. */
export function minutesBetween(from: string, to: string): number {
  return Math.round(metresBetween(from, to) / PACE)
}

function at(name: string): Ground {
  const [x, , z] = model.nodes.find((node) => node.name === name)?.base ?? [0, 0, 0]
  return [x, z]
}

/** The walk between two shapes in kilometres, to a hundred metres, as the map tells it. */
export function kilometresBetween(from: string, to: string): number {
  return Math.round(metresBetween(from, to) / 100) / 10
}

/** The longer side of a room in the plan of a house, in whole metres. */
export function lengthOfRoom(house: string, room: string): number {
  const plan = readFloorPlan(
    readFileSync(join(import.meta.dirname, `../plans/${house}.svg`), 'utf8'),
  )
  const corners = plan?.rooms.find(({ name }) => name === room)?.polygon ?? []
  const sides = [0, 1].map((axis) => {
    const values = corners.map((corner) => corner[axis] ?? 0)
    return Math.max(...values) - Math.min(...values)
  })
  return Math.round(Math.max(...sides) * (plan?.metres ?? 0))
}
