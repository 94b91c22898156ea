import { pagePath } from '@belvedere/blocks/page-path.ts'
import type { Listing, ShownListing } from '@belvedere/blocks/parts/listing/listing.ts'
import { formatPrice } from '@belvedere/blocks/parts/listing/numbers.ts'
import { statusLabel } from '@belvedere/blocks/parts/listing/words.ts'
import { askAbout } from '@belvedere/kit/enquiry/form-state.ts'
import { withUnit } from '@belvedere/kit/facts/say-facts.ts'
import { say } from '@belvedere/kit/words/say.ts'
import { Button } from '@belvedere/ui/button.tsx'
import { TextLink } from '@belvedere/ui/text-link.tsx'
import { useWords } from '@belvedere/ui/use-words.ts'
import { plainTitle } from '@belvedere/ui/words.ts'
import type { ListingRecord } from '../../content/screen-queries.ts'
import { useInquireTo } from '../../shell/brand/context.ts'
import s from './listing.module.css'

type Props = {
  listing: ShownListing<Listing & Pick<ListingRecord, 'pageFacts'>>
  isOnMap: boolean
}

/** A listing's status, price and facts, with links to contact and map. */
export function Panel({ listing, isOnMap }: Props) {
  const { listing: words, locale } = useWords()
  const status = statusLabel(listing.status, words)
  const inquireTo = useInquireTo()
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
      {(inquireTo || isOnMap) && (
        <div className={s.actions}>
          {inquireTo && (
            <Button
              to={askAbout(listing.to, inquireTo)}
              label={say(words.ask, { title: plainTitle(listing.title) }, locale)}
              dark
              hasArrow
              className={s.inquire}
            />
          )}
          {isOnMap && (
            <TextLink to={`${pagePath('map')}#house-${listing.slug}`} label={words.onMap} />
          )}
        </div>
      )}
    </div>
  )
}
