import type { ShownListing } from '@belvedere/blocks/parts/listing/listing.ts'
import { ListingCard } from '@belvedere/blocks/parts/listing/listing-card.tsx'
import { coverSizes } from '@belvedere/ui/sizes.ts'
import { TextLink } from '@belvedere/ui/text-link.tsx'
import { plainTitle } from '@belvedere/ui/words.ts'
import { words } from '../words.ts'
import s from './related.module.css'

type Props = { category: ShownListing['category']; listings: ShownListing[] }

const SIZES = coverSizes(5 / 4, [
  { width: 92, ratio: 5 / 4 },
  { from: 650, width: 30, ratio: 5 / 4 },
])

/** Other houses under a house, and the way to all of its category. */
export function Related({ category, listings }: Props) {
  return (
    <section className={`block ${s.related}`} data-ground="sand" aria-labelledby="related-title">
      <div className={`grid ${s.body}`}>
        <h2 className={s.title} id="related-title">
          {words.related}
        </h2>
        {category?.title && (
          <TextLink
            to={`/real-estate/${category.slug}`}
            label={words.allOf(plainTitle(category.title))}
            className={s.all}
          />
        )}
        <ul className={s.cards}>
          {listings.map((listing) => (
            <li key={listing.id}>
              <ListingCard listing={listing} sizes={SIZES} />
            </li>
          ))}
        </ul>
      </div>
    </section>
  )
}
