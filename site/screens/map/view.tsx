import { Display } from '@belvedere/ui/display.tsx'
import { Eyebrow } from '@belvedere/ui/eyebrow.tsx'
import type { Picture } from '@belvedere/ui/picture.ts'
import { Text } from '@belvedere/ui/text.tsx'
import { words } from '../words.ts'
import { PlaceCard } from './card.tsx'
import { Filters } from './filters.tsx'
import { Legend } from './legend.tsx'
import { PlaceList } from './list.tsx'
import s from './map.module.css'
import type { Place } from './places.ts'
import { Plan } from './plan.tsx'
import { ZoomButtons } from './zoom-buttons.tsx'

type Props = {
  eyebrow: string | null
  title: string
  subtitle: string | null
  plan: Picture | null
  places: Place[]
}

/** The hour of the eyebrow's arc. */
const MORNING = 0.3

/** The map: plan with pins, panel with the same places as lists, and a card for each place. */
export function MapScreen({ eyebrow, title, subtitle, plan, places }: Props) {
  const houses = places.filter(({ kind }) => kind === 'house')
  const amenities = places.filter(({ kind }) => kind === 'amenity')
  return (
    <section className={`block block--flush ${s.map}`} data-opening="" aria-labelledby="map-title">
      {plan && <Plan picture={plan} places={places} />}
      {plan && <ZoomButtons />}
      <div className={s.panel}>
        <div className={s.head}>
          <Eyebrow text={eyebrow} hour={MORNING} />
          <Display as="h1" id="map-title" title={title} className={s.title} />
          <Text text={subtitle} />
        </div>
        {houses.length > 0 && amenities.length > 0 && <Filters />}
        <PlaceList title={words.mapFilters.houses} places={houses} />
        <PlaceList title={words.mapFilters.amenities} places={amenities} />
      </div>
      <section className={s.cards} aria-label={words.places}>
        {places.map((place) => (
          <PlaceCard key={place.id} place={place} />
        ))}
      </section>
      {plan && places.length > 0 && <Legend />}
    </section>
  )
}
