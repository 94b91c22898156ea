import { classNames } from '@belvedere/ui/class-names.ts'
import { Prose } from '@belvedere/ui/prose.tsx'
import { Stepper } from '@belvedere/ui/stepper.tsx'
import { Strip } from '@belvedere/ui/strip.tsx'
import { useWords } from '@belvedere/ui/use-words.ts'
import { hasWords, plainTitle } from '@belvedere/ui/words.ts'
import type { BlockData } from '../kind.ts'
import { shownListings } from '../parts/listing/listing.ts'
import { ListingCard } from '../parts/listing/listing-card.tsx'
import { BlockTitle } from '../parts/text/block-title.tsx'
import { itemLevel } from '../parts/text/item-level.ts'
import { blockName } from '../parts/text/name.ts'
import s from './featured-listings.module.css'
import type { fragment } from './fragment.ts'

/** Listings chosen by an editor, in a horizontal strip. */
export function FeaturedListings(featured: BlockData<typeof fragment>) {
  const words = useWords().blocks
  const { title, text, linkLabel, place } = featured
  const listings = shownListings(featured.items)
  if (listings.length === 0) return null

  return (
    <section
      className={classNames('block', s.featured)}
      data-ground="sand"
      {...blockName(place, { title }, words.homes)}
    >
      <div className={classNames('grid', s.head)}>
        <BlockTitle title={title} place={place} className={s.title} />
        <Prose html={text} className={s.text} />
        {listings.length > 1 && <Stepper label={words.homes} className={s.stepper} />}
      </div>
      <Strip label={nameOf(title, words.homes)} className={s.strip}>
        {listings.map((listing) => (
          <li key={listing.id}>
            <ListingCard
              listing={listing}
              as={itemLevel(place, title)}
              sizes={SIZES}
              linkLabel={linkLabel}
            />
          </li>
        ))}
      </Strip>
    </section>
  )
}

const SIZES = '(min-width: 1024px) 39vw, (min-width: 650px) 48vw, 84vw'

function nameOf(title: string | null, otherwise: string) {
  return hasWords(title) ? plainTitle(title) : otherwise
}
