import { pagePath } from '@belvedere/blocks/page-path.ts'
import { ListingFacts } from '@belvedere/blocks/parts/listing/facts.tsx'
import { formatPrice } from '@belvedere/blocks/parts/listing/numbers.ts'
import { statusLabel } from '@belvedere/blocks/parts/listing/words.ts'
import { askAbout } from '@belvedere/kit/enquiry/form-state.ts'
import { say } from '@belvedere/kit/words/say.ts'
import { Image } from '@belvedere/ui/image.tsx'
import { withoutPreview } from '@belvedere/ui/picture.ts'
import { Text } from '@belvedere/ui/text.tsx'
import { TextLink } from '@belvedere/ui/text-link.tsx'
import { useWords } from '@belvedere/ui/use-words.ts'
import { hasWords, plainTitle } from '@belvedere/ui/words.ts'
import { useInquireTo } from '../../shell/brand/context.ts'
import s from './card.module.css'
import { SunTable } from './day/sun-table.tsx'
import type { Place } from './places.ts'
import { walkSentence } from './walk-sentence.ts'

/** The horizontal centre in per cent: a card is in the half of the plan that its pin is not in. */
const MIDDLE = 50

/**
 * The card of a place, shown while the URL fragment is its id. The close button of a card that the
 * address opened links to the address without the card.
 */
export function PlaceCard({ place, isChosen }: { place: Place; isChosen: boolean }) {
  const { id, at, meshKey, kind, name, picture, listing, description, point, walk } = place
  const words = useWords()
  return (
    <article
      className={s.card}
      id={id}
      data-card={kind}
      data-at={at}
      data-mesh={meshKey ?? undefined}
      data-status={listing?.status ?? undefined}
      data-horizon={place.horizon ?? undefined}
      data-chosen={isChosen ? '' : undefined}
      data-west={(point && point.x >= MIDDLE) || undefined}
      aria-labelledby={`${id}-name`}
    >
      {picture && <Image image={withoutPreview(picture)} ratio={16 / 10} sizes="30rem" />}
      <a
        className={s.close}
        href={`${isChosen ? pagePath('map') : ''}#map-title`}
        aria-label={words.labels.close}
        data-close
      >
        <Cross />
      </a>
      <div className={s.body}>
        <div className={s.title4}>
          <h2 className="d4" id={`${id}-name`}>
            {plainTitle(name)}
          </h2>
          {hasWords(listing?.unit) && <span className="num small">{listing.unit}</span>}
        </div>
        {listing && <HouseFacts listing={listing} />}
        {!listing && <Text text={description} className="small" />}
        {walk && <p className={`num ${s.walk}`}>{walkSentence(walk, words)}</p>}
        {place.sun && <SunTable sun={place.sun} />}
        {listing && <Ways listing={listing} name={plainTitle(name)} see={place.see} />}
      </div>
    </article>
  )
}

type House = NonNullable<Place['listing']>

function HouseFacts({ listing }: { listing: House }) {
  const words = useWords().listing
  const status = statusLabel(listing.status, words)
  return (
    <>
      <p className={`num ${s.price}`}>
        {formatPrice(listing) ?? words.onRequest}
        {status && <span className={s.status}>{status}</span>}
      </p>
      <ListingFacts {...listing} />
    </>
  )
}

type WaysProps = { listing: House; name: string; see: string | null }

function Ways({ listing, name, see }: WaysProps) {
  const { map, listing: words, locale } = useWords()
  const inquireTo = useInquireTo()
  return (
    <>
      <TextLink to={listing.to} label={see ?? map.seeHome} className={s.way} />
      {inquireTo && listing.status !== 'sold' && (
        <TextLink
          to={askAbout(listing.to, inquireTo)}
          label={say(words.ask, { title: name }, locale)}
          className={s.way}
        />
      )}
    </>
  )
}

/** The icon of a close button. */
function Cross() {
  return (
    <svg viewBox="0 0 16 16" width="12" height="12" aria-hidden="true">
      <path d="m2 2 12 12M14 2 2 14" fill="none" stroke="currentColor" strokeWidth="1.25" />
    </svg>
  )
}
