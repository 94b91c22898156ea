import { ListingFacts } from '@belvedere/blocks/parts/listing/facts.tsx'
import { formatPrice } from '@belvedere/blocks/parts/listing/numbers.ts'
import { ON_REQUEST } from '@belvedere/blocks/parts/listing/words.ts'
import { Image } from '@belvedere/ui/image.tsx'
import { Text } from '@belvedere/ui/text.tsx'
import { TextLink } from '@belvedere/ui/text-link.tsx'
import { hasWords, plainTitle } from '@belvedere/ui/words.ts'
import { useWords } from '../../shell/brand/context.ts'
import { words } from '../words.ts'
import { Cross } from './cross.tsx'
import s from './map.module.css'
import type { Place } from './places.ts'

/** The horizontal centre in per cent: cards are in the half of the plan without their pin. */
const MIDDLE = 50

/** The card of a place, shown while the URL fragment is its id. */
export function PlaceCard({ place }: { place: Place }) {
  const { id, name, picture, listing, description, point } = place
  return (
    <article
      className={s.card}
      id={id}
      data-card
      data-west={(point && point.x >= MIDDLE) || undefined}
      aria-labelledby={`${id}-name`}
    >
      {picture && <Image image={picture} ratio={5 / 4} sizes="34rem" />}
      <a className={s.close} href="#map-title" aria-label={useWords().labels.close} data-close>
        <Cross />
      </a>
      <div className={s.body}>
        <div className={s.title4}>
          <h2 className="d4" id={`${id}-name`}>
            {plainTitle(name)}
          </h2>
          {hasWords(listing?.unit) && <span className="num small">{listing.unit}</span>}
        </div>
        {listing ? (
          <>
            <p className={`num ${s.price}`}>{formatPrice(listing) ?? ON_REQUEST}</p>
            <ListingFacts {...listing} />
            <TextLink to={listing.to} label={words.seeHouse} className={s.way} />
          </>
        ) : (
          <Text text={description} className="small" />
        )}
      </div>
    </article>
  )
}
