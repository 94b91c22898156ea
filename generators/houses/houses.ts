import type { House } from './house.ts'
import { lagoonVillas } from './lagoon-villas.ts'
import { marinaResidences } from './marina-residences.ts'
import { pineHouses } from './pine-houses.ts'
import { seaVillas } from './sea-villas.ts'

/** The houses of the demo by the slug of their listing. */
export const houses: Readonly<Record<string, House>> = {
  ...lagoonVillas,
  ...seaVillas,
  ...pineHouses,
  ...marinaResidences,
}
