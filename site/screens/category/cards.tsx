import type { ShownListing } from '@belvedere/blocks/parts/listing/listing.ts'
import { ListingCard } from '@belvedere/blocks/parts/listing/listing-card.tsx'
import { coverSizes } from '@belvedere/ui/sizes.ts'
import s from './category.module.css'

const SIZES = coverSizes(5 / 4, [
  { width: 92, ratio: 5 / 4 },
  { from: 650, width: 46, ratio: 5 / 4 },
  { from: 1024, width: 30, ratio: 5 / 4 },
])

const WIDE_SIZES = coverSizes(5 / 4, [
  { width: 92, ratio: 16 / 10 },
  { from: 1024, width: 61, ratio: 16 / 10 },
])

/** Listings as cards; the first one is twice as wide. */
export function Cards({ listings }: { listings: ShownListing[] }) {
  return (
    <ul className={s.cards}>
      {listings.map((listing, index) => (
        <li key={listing.id}>
          <ListingCard as="h2" listing={listing} sizes={index === 0 ? WIDE_SIZES : SIZES} />
        </li>
      ))}
    </ul>
  )
}
