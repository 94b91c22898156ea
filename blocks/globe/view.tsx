import { longTexts } from '@belvedere/kit/long-texts.ts'
import { classNames } from '@belvedere/ui/class-names.ts'
import { useWords } from '@belvedere/ui/use-words.ts'
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
import { ListPanels, ListTabs, labelOf } from './lists.tsx'
import { placeOf } from './places.ts'
import type { Place } from './sphere.ts'
import { StaticGlobe } from './static-globe.tsx'

/** The block's anchor, for links to the flight times: `/#globe`. */
const ANCHOR = 'globe'

/** Longer titles are set one size smaller. */
const LONG = longTexts['globe.title']

/** Flight times, and the other communities, beside a globe. */
export function Globe(globe: BlockData<typeof fragment>) {
  const words = useWords().blocks
  const { title, subtitle, subtitle2, place } = globe
  const countries = countriesOf(globe.airports)
  const communities = globe.communities.filter((community) => hasWords(community.title))
  const lists = [
    countries.length > 0 && {
      key: 'airports',
      label: labelOf(subtitle, words.flightTimes),
      list: <Airports title={subtitle} countries={countries} />,
    },
    communities.length > 0 && {
      key: 'communities',
      label: labelOf(subtitle2, words.communities),
      list: <Communities title={subtitle2} communities={communities} />,
    },
  ].filter((list) => list !== false)
  if (lists.length === 0) return null

  return (
    <section
      id={place.isFirstOfKind ? ANCHOR : undefined}
      className={classNames('block', s.globe)}
      data-tone="dark"
      {...blockName(place, { title, eyebrow: subtitle }, words.gettingHere)}
    >
      <div className={classNames('grid', s.rows)}>
        <div className={s.head}>
          <BlockTitle title={title} place={place} className={step(title)} />
          <ListTabs place={place} lists={lists} />
        </div>
        <StaticGlobe
          property={placeOf(globe)}
          airports={placesOf(countries.flatMap(({ items }) => items))}
          communities={placesOf(communities)}
        />
        <ListPanels place={place} lists={lists} />
      </div>
    </section>
  )
}

function step(title: string | null) {
  return isLong(title, LONG) ? s.long : s.title
}

function placesOf(coordinates: Parameters<typeof placeOf>[0][]): Place[] {
  return coordinates.flatMap((one) => placeOf(one) ?? [])
}
