import { pictureOf } from '@belvedere/blocks/parts/image/picture.ts'
import type { RoomCount } from '@belvedere/kit/day/other-floors.ts'
import { patchesOf } from '@belvedere/kit/day/patches.ts'
import type { Around } from '@belvedere/kit/day/sunlight.ts'
import type { Picture } from '@belvedere/ui/picture.ts'
import { LookContext } from '@belvedere/ui/themes/slot.tsx'
import { plainTitle } from '@belvedere/ui/words.ts'
import { use } from 'react'
import type { ListingRecord, ListingSite } from '../../../content/screen-queries.ts'
import { HouseDay } from '../day/view.tsx'
import { PlainPlan, PlanPicture } from './plain-plan.tsx'
import { type Planned, planOf, type ShownPlan, type Where, whereOf } from './plan-of.ts'

/** The plan of a listing, with the sun over it if any room gets sun and the location is known. */
export type PlanProps =
  | ({ is: 'day'; where: Where; year: number; locale: string } & Around & Titled)
  | ({ is: 'plan' } & Titled)
  | { is: 'picture'; picture: Picture }

type Titled = ShownPlan & { title: string; has: RoomCount }

/** The plan of a listing with the sun on the days of a year; null without a plan. */
export function planProps(
  record: Planned &
    Pick<ListingRecord, 'floorPlan' | 'locale' | 'pageFacts' | 'skyline' | 'terrace'> & {
      title: string
    },
  site: ListingSite,
  year: number,
): PlanProps | null {
  const [shown, where] = [planOf(record), whereOf(site)]
  if (!shown) {
    const picture = pictureOf(record.floorPlan)
    return picture && { is: 'picture', picture }
  }
  const { locale, skyline, terrace, pageFacts } = record
  const titled = { ...shown, title: plainTitle(record.title), has: roomsIn(pageFacts) }
  // Without coordinates the hours would be wrong, as they would with an unknown direction.
  const isTurned = record.floorPlanBearing !== null
  const hasSun = where && isTurned && patchesOf(shown.plan).length > 0
  return hasSun
    ? { is: 'day', ...titled, where, year, locale, skyline, terrace }
    : { is: 'plan', ...titled }
}

function roomsIn(facts: ListingRecord['pageFacts']): RoomCount {
  const numberOf = (key: string) => Number(facts.find((fact) => fact.key === key)?.plain ?? 0)
  return { bedrooms: numberOf('bedrooms'), bathrooms: numberOf('bathrooms') }
}

/** A plan as the theme shows it: with the sun over it, or alone. */
export function ListingPlan(props: PlanProps) {
  const { houseSun } = use(LookContext).parts
  if (props.is === 'picture') return <PlanPicture {...props} />
  return props.is === 'day' && houseSun ? <HouseDay {...props} /> : <PlainPlan {...props} />
}
