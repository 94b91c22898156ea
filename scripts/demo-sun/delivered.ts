import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { horizonsOf } from '@belvedere/content/delivery/horizons.ts'
import { readFloorPlan } from '@belvedere/content/media/floor-plan/read-floor-plan.ts'
import { prepare } from '@belvedere/content/media/masterplan/prepare/prepare.ts'
import copyFile from '@belvedere/demo/copy.json' with { type: 'json' }
import type { Copy, CopyListing } from '@belvedere/demo/copy.ts'
import manifest from '@belvedere/demo/manifest.json' with { type: 'json' }
import { projectRoot } from '@belvedere/kit/root.ts'

export const copy: Copy = copyFile
const files: Record<string, { file: string }> = manifest
const DEMO = join(projectRoot(), 'demo')

const { lat = null, lng = null, timeZone = null } = copy.site
if (lat === null || lng === null || !timeZone) throw new Error('The demo has no coordinates.')

/** Where the demo is. */
export const where = { id: 'site', lat, lng, timeZone }

const { facts } = await prepare(readFileSync(join(DEMO, files[copy.map.model ?? '']?.file ?? '')))

/** A house of the demo with what the delivery API says of its plan and its surroundings. */
export function delivered(house: CopyListing) {
  const file = files[house.floorPlan ?? '']
  const plan = file ? readFloorPlan(readFileSync(join(DEMO, file.file), 'utf8')) : null
  const { floorPlanBearing = null } = house
  const model = { ...facts, mark: null }
  const mapBearing = copy.map.bearing ?? 0
  const horizons = horizonsOf({ ...house, floorPlanBearing, plan, model, mapBearing })
  const flat = plan && {
    ...plan,
    walls: plan.walls.map((line) => line.flat()),
    openings: plan.openings.map((opening) => [...opening]),
    rooms: plan.rooms.map((room) => ({ ...room, polygon: room.polygon.flat() })),
  }
  const { locale } = copy.site
  const drawn = { plan: flat, floorPlanBearing, floorPlan: null }
  return { ...house, ...horizons, ...drawn, locale, pageFacts: [] }
}
