import { hasWords } from '@belvedere/ui/words.ts'
import s from './listing.module.css'
import type { Listing } from './listing.ts'
import { formatPrice } from './numbers.ts'
import { ON_REQUEST } from './words.ts'

type Props = Pick<Listing, 'price' | 'priceSmall' | 'currency' | 'locale'>

/** The price of a listing. The stylesheet shows the short form on narrow cards. */
export function ListingPrice(listing: Props) {
  const full = formatPrice(listing)
  const short = full && hasWords(listing.priceSmall) ? listing.priceSmall : null
  return (
    <p className={s.price}>
      <span className="vh">Price </span>
      <span className={short ? s.full : undefined}>{full ?? ON_REQUEST}</span>
      {short && <span className={s.short}>{short}</span>}
    </p>
  )
}
