import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { said, sorrel } from '@belvedere/blocks/parts/listing/fixture.ts'
import { horizonsOf } from '@belvedere/content/delivery/horizons.ts'
import { readFloorPlan } from '@belvedere/content/media/floor-plan/read-floor-plan.ts'
import type { ModelFacts } from '@belvedere/content/media/masterplan/facts.ts'
import { prepare } from '@belvedere/content/media/masterplan/prepare/prepare.ts'
import copyFile from '@belvedere/demo/copy.json' with { type: 'json' }
import type { Copy, CopyListing } from '@belvedere/demo/copy.ts'
import manifest from '@belvedere/demo/manifest.json' with { type: 'json' }
import { projectRoot } from '@belvedere/kit/root.ts'
import { planProps } from '@belvedere/site/screens/listing/plan/listing-plan.tsx'
import { sunTable } from '@belvedere/site/screens/listing/testing/sun-table.tsx'
import { placesOf } from '@belvedere/site/screens/map/places.ts'
import { beforeAll, expect, test } from 'vitest'

const copy: Copy = copyFile
const { lat = null, lng = null, timeZone = null, locale } = copy.site
const where = { id: 'site', lat, lng, timeZone }
const files: Record<string, { file: string }> = manifest
const DEMO = join(projectRoot(), 'demo')

let model: ModelFacts

beforeAll(async () => {
  const file = readFileSync(join(DEMO, files[copy.map.model ?? '']?.file ?? ''))
  model = { ...(await prepare(file)).facts, mark: null }
}, 60_000)

/** A house of the demo with what the delivery API says of its plan and its surroundings. */
function delivered(house: CopyListing) {
  const file = files[house.floorPlan ?? '']
  const plan = file ? readFloorPlan(readFileSync(join(DEMO, file.file), 'utf8')) : null
  const { floorPlanBearing = null } = house
  const horizons = horizonsOf({ ...house, floorPlanBearing, plan, model, mapBearing: 0 })
  const flat = plan && {
    ...plan,
    walls: plan.walls.map((line) => line.flat()),
    openings: plan.openings.map((opening) => [...opening]),
    rooms: plan.rooms.map((room) => ({ ...room, polygon: room.polygon.flat() })),
  }
  return { ...house, ...horizons, plan: flat, floorPlanBearing, floorPlan: null, locale }
}

/** The hours on the card of the map, in the order of the page: equinox, June, December. */
function onMap(house: CopyListing) {
  const { terrace, meshKey, slug } = delivered(house)
  const listing = { ...said({ ...sorrel, id: slug, slug }), meshKey, terrace, locale }
  const [place] = placesOf({
    houses: [
      { ...listing, category: { id: '1', slug: house.category, noun: null }, description: null },
    ],
    amenities: [],
    points: [],
    where: lat === null || lng === null || !timeZone ? null : { lat, lng, timeZone },
  })
  const { equal, longest, shortest } = place?.sun ?? {}
  return [equal, longest, shortest].map((hours) => hours?.join(', ') || 'in shade')
}

/** The hours of the terrace in the table of the page. */
function onPage(house: CopyListing) {
  const props = planProps(delivered(house), where, new Date().getUTCFullYear())
  if (props?.is !== 'day') throw new Error(`${house.slug} has no sun.`)
  const terrace = props.plan.rooms.find(({ isOutdoor }) => isOutdoor)
  return sunTable(props).get(terrace?.name ?? '')
}

test.each(copy.listings.map((house) => [house.slug, house] as const))(
  'the terrace of %s has the same hours of sun on its page and on the map',
  (_, house) => {
    const hours = onMap(house)
    expect(hours).toHaveLength(3)
    for (const day of hours) expect(day).toMatch(/^\d\d:\d\d–\d\d:\d\d|^in shade$/)
    if (house.floorPlan) expect(onPage(house)).toEqual(hours)
  },
)
