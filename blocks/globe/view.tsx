import { classNames } from '@belvedere/ui/class-names.ts'
import { hasWords } from '@belvedere/ui/words.ts'
import type { BlockData } from '../kind.ts'
import { BlockTitle } from '../parts/text/block-title.tsx'
import { isLong } from '../parts/text/is-long.ts'
import { blockName } from '../parts/text/name.ts'
import { Airports } from './airports.tsx'
import { Communities } from './communities.tsx'
import { countriesOf } from './countries.ts'
import type { fragment } from './fragment.ts'
import s from './globe.module.css'
import type { Place } from './sphere.ts'
import { Still } from './still.tsx'

/** Links to the flight times end in it: `/#globe`. */
const ANCHOR = 'globe'

/** Over this many characters a title takes the next smaller step. */
const LONG = 60

/** How long it takes to come here, and where else we are. */
export function Globe(globe: BlockData<typeof fragment>) {
  const { title, subtitle, subtitle2, place } = globe
  const countries = countriesOf(globe.airports)
  const communities = globe.communities.filter((community) => hasWords(community.title))
  if (countries.length + communities.length === 0) return null

  return (
    <section
      id={place.isFirstOfKind ? ANCHOR : undefined}
      className={classNames('block', s.globe)}
      data-tone="dark"
      {...blockName(place, { title, eyebrow: subtitle }, 'Getting here')}
    >
      <div className={classNames('grid', s.rows)}>
        <BlockTitle title={title} place={place} className={step(title)} />
        <Still
          airports={placesOf(countries.flatMap(({ items }) => items))}
          communities={placesOf(communities)}
        />
        {countries.length > 0 && <Airports title={subtitle} countries={countries} />}
        {communities.length > 0 && <Communities title={subtitle2} communities={communities} />}
      </div>
    </section>
  )
}

function step(title: string | null) {
  return isLong(title, LONG) ? s.long : s.title
}

type Delivered = { lat: number | null; lng: number | null }

function placesOf(delivered: Delivered[]): Place[] {
  return delivered.flatMap(({ lat, lng }) => (lat === null || lng === null ? [] : [{ lat, lng }]))
}
