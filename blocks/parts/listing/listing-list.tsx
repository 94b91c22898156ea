import { withDensityCap } from '@belvedere/ui/sizes.ts'
import type { ShownListing } from './listing.ts'
import { ListingCard } from './listing-card.tsx'
import s from './listing-list.module.css'

/** The `sizes` of the first picture, which is twice as wide, and of the others. */
const WIDE_SIZES = '(min-width: 1024px) 61vw, 92vw'
const CARD_SIZES = '(min-width: 1024px) 30vw, (min-width: 650px) 45vw, 92vw'

type Props = {
  listings: ShownListing[]
  as: 'h2' | 'h3'
  /** The list is at the top of the page: its first picture gets high priority. */
  isOpening?: boolean
}

/** A list of listings. The first visible one takes two columns. */
export function ListingList({ listings, as, isOpening = false }: Props) {
  return (
    <ul
      className={s.list}
      data-listings=""
      data-sizes={withDensityCap(CARD_SIZES)}
      data-wide-sizes={withDensityCap(WIDE_SIZES)}
    >
      {listings.map((listing, index) => (
        <li key={listing.id} {...factsOf(listing)}>
          <ListingCard
            {...{ listing, as }}
            sizes={index === 0 ? WIDE_SIZES : CARD_SIZES}
            priority={isOpening && index === 0}
          />
        </li>
      ))}
    </ul>
  )
}

/** The data attributes by which scripts filter and sort. */
function factsOf({ bedrooms, status, price, area, unit }: ShownListing) {
  return {
    'data-bedrooms': bedrooms ?? undefined,
    'data-status': status ?? undefined,
    'data-price': price ?? undefined,
    'data-area': area ?? undefined,
    'data-unit': unit ?? undefined,
  }
}
