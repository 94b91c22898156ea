import { Anchor } from '@belvedere/ui/anchor.tsx'
import { classNames } from '@belvedere/ui/class-names.ts'
import { ArrowIcon } from '@belvedere/ui/icons/arrow.tsx'
import { Image } from '@belvedere/ui/image.tsx'
import { useWords } from '@belvedere/ui/use-words.ts'
import { hasWords, plainTitle } from '@belvedere/ui/words.ts'
import { ListingFacts } from './facts.tsx'
import s from './listing.module.css'
import type { Listing } from './listing.ts'
import { type ShownListing, thumbnailOf } from './listing.ts'
import { formatPrice } from './numbers.ts'
import { StandIn } from './stand-in.tsx'
import { statusLabel } from './words.ts'

type Props = {
  listing: ShownListing
  /** The `sizes` of the picture; see `coverSizes`. */
  sizes: string
  /** `h2` under a page's title, `h3` under a block's. */
  as?: 'h2' | 'h3'
  /** A text with an arrow at the end of the card; decorative, since the whole card is a link. */
  linkLabel?: string | null
  /** For the first card at the top of a page. */
  priority?: boolean
}

/** A listing in a list: picture, name, price and facts. The whole card is a link. */
export function ListingCard({ listing, sizes, as = 'h3', linkLabel, priority = false }: Props) {
  const picture = thumbnailOf(listing)
  const status = statusLabel(listing.status, useWords().listing)
  return (
    <div className={s.card} data-travels="">
      <span className={classNames('tile', s.picture)}>
        {picture ? (
          <Image image={picture} ratio={5 / 4} {...{ sizes, priority }} className={s.media} />
        ) : (
          <StandIn listing={listing} />
        )}
      </span>
      <Head listing={listing} as={as} />
      {status && (
        <p className={s.status} data-reveal="fade">
          {status}
        </p>
      )}
      <ListingPrice {...listing} />
      <ListingFacts {...listing} />
      {hasWords(linkLabel) && (
        <span className={s.more} aria-hidden="true">
          <span>{linkLabel}</span>
          <ArrowIcon className={s.arrow} />
        </span>
      )}
    </div>
  )
}

function Head({ listing, as: Tag }: { listing: ShownListing; as: 'h2' | 'h3' }) {
  const { title, unit, to } = listing
  return (
    <div className={s.head}>
      <Tag className={s.title}>
        <Anchor to={to} className={s.link}>
          {plainTitle(title)}
        </Anchor>
      </Tag>
      {hasWords(unit) && <p className={s.unit}>{unit}</p>}
    </div>
  )
}

type PriceProps = Pick<Listing, 'price' | 'priceSmall' | 'currency' | 'locale'>

/** The price of a listing. The stylesheet shows the short form on narrow cards. */
function ListingPrice(listing: PriceProps) {
  const words = useWords().listing
  const full = formatPrice(listing)
  const short = full && hasWords(listing.priceSmall) ? listing.priceSmall : null
  return (
    <p className={s.price}>
      <span className="vh">{`${words.price} `}</span>
      <span className={short ? s.full : undefined}>{full ?? words.onRequest}</span>
      {short && <span className={s.short}>{short}</span>}
    </p>
  )
}
