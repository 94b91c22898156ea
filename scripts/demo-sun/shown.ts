import { said, sorrel } from '@belvedere/blocks/parts/listing/fixture.ts'
import type { CopyListing } from '@belvedere/demo/copy.ts'
import { planProps } from '@belvedere/site/screens/listing/plan/listing-plan.tsx'
import { sunTable } from '@belvedere/site/screens/listing/testing/sun-table.tsx'
import { placesOf } from '@belvedere/site/screens/map/places.ts'
import { delivered, where } from './delivered.ts'

/** The hours on the card of the map, in the order of the page: equinox, June, December. */
export function onMap(house: CopyListing): string[] {
  const { terrace, meshKey, slug, locale } = delivered(house)
  const listing = { ...said({ ...sorrel, id: slug, slug }), meshKey, terrace, locale }
  const [place] = placesOf({
    houses: [
      { ...listing, category: { id: '1', slug: house.category, noun: null }, description: null },
    ],
    ...{ amenities: [], points: [], where },
  })
  const { equal, longest, shortest } = place?.sun ?? {}
  return [equal, longest, shortest].map((hours) => hours?.join(', ') || 'in shade')
}

/** The plan of a house as its page shows it, with the sun over it. */
export function dayOf(house: CopyListing, year: number) {
  const props = planProps(delivered(house), where, year)
  if (props?.is !== 'day') throw new Error(`The page of ${house.slug} shows no sun.`)
  return props
}

/** The hours of the terrace in the table of the page. */
export function onPage(house: CopyListing): string[] {
  const props = dayOf(house, new Date().getUTCFullYear())
  const terrace = props.plan.rooms.find(({ isOutdoor }) => isOutdoor)
  return sunTable(props).get(terrace?.name ?? '') ?? []
}
