import { pagePath } from '@belvedere/blocks/page-path.ts'
import type { ShownListing } from '@belvedere/blocks/parts/listing/listing.ts'
import { formatArea, formatCount, formatPrice } from '@belvedere/blocks/parts/listing/numbers.ts'
import { statusLabel } from '@belvedere/blocks/parts/listing/words.ts'
import { askAbout } from '@belvedere/kit/enquiry/form-state.ts'
import { say } from '@belvedere/kit/words/say.ts'
import type { SiteWords } from '@belvedere/kit/words/words.ts'
import { Button } from '@belvedere/ui/button.tsx'
import { TextLink } from '@belvedere/ui/text-link.tsx'
import { useWords } from '@belvedere/ui/use-words.ts'
import { hasWords, plainTitle } from '@belvedere/ui/words.ts'
import { useInquireTo } from '../../shell/brand/context.ts'
import s from './listing.module.css'

type Fact = { name: string; value: string; secondary?: string | null }

/** A listing's status, price and facts, with links to contact and map. */
export function Panel({ listing, isOnMap }: { listing: ShownListing; isOnMap: boolean }) {
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
        {factsOf(listing, words).map((fact) => (
          <div key={fact.name}>
            <dt>{fact.name}</dt>
            <dd>
              <span className="num">{fact.value}</span>
              {fact.secondary && <span className={s.also}>{fact.secondary}</span>}
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

/** The facts of a listing, without missing ones. */
function factsOf(listing: ShownListing, words: SiteWords['listing']): Fact[] {
  const { unit, bedrooms, bathrooms, locale } = listing
  const { metric, imperial } = formatArea(listing)
  const count = (value: number | null) => (value === null ? null : formatCount(value, locale))
  return [
    { name: words.unit, value: unit },
    { name: words.area, value: metric ?? imperial, secondary: metric && imperial },
    { name: words.bedrooms, value: count(bedrooms) },
    { name: words.bathrooms, value: count(bathrooms) },
  ].flatMap(({ value, ...fact }) => (hasWords(value) ? [{ ...fact, value }] : []))
}
