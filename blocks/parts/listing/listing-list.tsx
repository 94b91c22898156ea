import { parameterOf } from '@belvedere/kit/facts/key.ts'
import type { Style } from '@belvedere/ui/style.ts'
import { cardSizes } from './card-sizes.ts'
import type { FilteredListing, Listing, ShownListing } from './listing.ts'
import { ListingCard } from './listing-card.tsx'
import s from './listing-list.module.css'
import { LIST_FIELDS } from './sorts.ts'

/** In a category the content service filters, so its listings come without these facts. */
type Filtered = ShownListing<Listing & Partial<Pick<FilteredListing, 'filters' | 'orders'>>>

type Props = {
  listings: Filtered[]
  as: 'h2' | 'h3'
  /** The list is at the top of the page: its first picture gets high priority. */
  isOpening?: boolean
}

/**
 * A list of listings. Wide cards fill its rows; a filter moves the cards to their new positions.
 */
export function ListingList({ listings, as, isOpening = false }: Props) {
  return (
    <ul className={s.list} data-listings="">
      {listings.map((listing, index) => (
        <li key={listing.id} {...factsOf(listing)} style={nameOf(listing)}>
          <ListingCard
            {...{ listing, as }}
            sizes={cardSizes(index, listings.length)}
            priority={isOpening && index === 0}
          />
        </li>
      ))}
    </ul>
  )
}

/** The name by which a view transition finds the card again; the stylesheet applies it. */
function nameOf({ id }: ShownListing): Style {
  return { '--card': `card-${id}` }
}

/** The data attributes by which scripts filter and sort. */
function factsOf({ filters = [], orders = [], ...listing }: Filtered) {
  return Object.fromEntries([
    ...LIST_FIELDS.map((field) => [`data-${field}`, listing[field] ?? undefined]),
    ...[...filters, ...orders].map(({ key, plain }) => [`data-${parameterOf(key)}`, plain]),
  ])
}
