import { longTexts } from '@belvedere/kit/long-texts.ts'
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
import { StaticGlobe } from './static-globe.tsx'

/** The block's anchor, for links to the flight times: `/#globe`. */
const ANCHOR = 'globe'

/** Longer titles are set one size smaller. */
const LONG = longTexts['globe.title']

/** Flight times, and the other communities, beside a globe. */
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
        <StaticGlobe
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

type Coordinates = { lat: number | null; lng: number | null }

function placesOf(coordinates: Coordinates[]): Place[] {
  return coordinates.flatMap(({ lat, lng }) => (lat === null || lng === null ? [] : [{ lat, lng }]))
}
