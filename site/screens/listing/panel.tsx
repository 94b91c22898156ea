import { pagePath } from '@belvedere/blocks/page-path.ts'
import type { Listing, ShownListing } from '@belvedere/blocks/parts/listing/listing.ts'
import { formatPrice } from '@belvedere/blocks/parts/listing/numbers.ts'
import { statusLabel } from '@belvedere/blocks/parts/listing/words.ts'
import { askAbout } from '@belvedere/kit/enquiry/form-state.ts'
import { withUnit } from '@belvedere/kit/facts/say-facts.ts'
import { say } from '@belvedere/kit/words/say.ts'
import type { SiteWords } from '@belvedere/kit/words/words.ts'
import { Button } from '@belvedere/ui/button.tsx'
import { TextLink } from '@belvedere/ui/text-link.tsx'
import { useWords } from '@belvedere/ui/use-words.ts'
import { plainTitle } from '@belvedere/ui/words.ts'
import type { ListingRecord } from '../../content/screen-queries.ts'
import { useInquireTo } from '../../shell/brand/context.ts'
import s from './listing.module.css'

type Props = {
  listing: ShownListing<Listing & Pick<ListingRecord, 'category' | 'pageFacts'>>
  isOnMap: boolean
}

/** A listing's status, price and facts, with links to contact and map. */
export function Panel({ listing, isOnMap }: Props) {
  const { listing: words, locale } = useWords()
  const status = statusLabel(listing.status, words)
  const way = wayOn(listing, { inquireTo: useInquireTo(), words, locale })
  return (
    <div className={s.panel}>
      {status && <p className={s.status}>{status}</p>}
      <dl className={s.facts} data-reveal="list">
        <div className={s.price}>
          <dt>{words.price}</dt>
          <dd className="num">{formatPrice(listing) ?? words.onRequest}</dd>
        </div>
        {listing.pageFacts.map((fact) => (
          <div key={fact.key}>
            <dt>{fact.label}</dt>
            <dd>
              <span className="num">{withUnit(fact)}</span>
              {fact.also && <span className={s.also}>{fact.also}</span>}
            </dd>
          </div>
        ))}
      </dl>
      {(way || isOnMap) && (
        <div className={s.actions}>
          {way && <Button {...way} dark hasArrow className={s.inquire} />}
          {isOnMap && (
            <TextLink to={`${pagePath('map')}#house-${listing.slug}`} label={words.onMap} />
          )}
        </div>
      )}
    </div>
  )
}

type Asked = { inquireTo: string | null; words: SiteWords['listing']; locale: string }

/** What a visitor can do: ask; about a sold one nobody does, so others of its category are next. */
function wayOn(
  { status, title, to, category }: Props['listing'],
  { inquireTo, words, locale }: Asked,
): { to: string; label: string } | null {
  if (status === 'sold' && category?.title) {
    const label = say(words.othersLeft, { category: plainTitle(category.title) }, locale)
    return { to: pagePath('real_estate_cat', category), label }
  }
  const ask = status === 'reserved' ? words.askReserved : words.ask
  const label = say(ask, { title: plainTitle(title) }, locale)
  return inquireTo === null ? null : { to: askAbout(to, inquireTo), label }
}
