import { say } from '@belvedere/kit/words/say.ts'
import type { SiteWords } from '@belvedere/kit/words/words.ts'
import { TextLink } from '@belvedere/ui/text-link.tsx'
import { useWords } from '@belvedere/ui/use-words.ts'
import { hasWords } from '@belvedere/ui/words.ts'
import type { BlockData } from '../kind.ts'
import { pagePath } from '../page-path.ts'
import { shownListings } from '../parts/listing/listing.ts'
import { ListingCard } from '../parts/listing/listing-card.tsx'
import { BlockTitle } from '../parts/text/block-title.tsx'
import { itemLevel } from '../parts/text/item-level.ts'
import { blockName } from '../parts/text/name.ts'
import type { fragment } from './fragment.ts'
import s from './listings-related.module.css'

type Props = BlockData<typeof fragment>

/** The number of columns, and of listings that the fragment asks for. */
const COLUMNS = 3

const SIZES = '(min-width: 650px) 30vw, 92vw'

/** Listings similar to that of the page, elsewhere the newest ones. */
export function ListingsRelated({ listing, items, overview, place }: Props) {
  const words = useWords()
  const listings = shownListings(items).slice(0, COLUMNS)
  if (listings.length === 0) return null

  const more = overviewLink(listing, overview, words)
  // The noun of the page is that of its category.
  const isOfCategory = listings.every(({ category }) => category?.slug === listing?.category?.slug)
  const { nearby } = isOfCategory ? words.listing : (words.general ?? words).listing
  const title = listing ? nearby : words.listing.newest
  return (
    <section className="block" data-ground="sand" {...blockName(place, { title }, title)}>
      <div className={`grid ${s.row}`}>
        <BlockTitle title={title} place={place} className={s.title} />
        {more && <TextLink {...more} className={s.all} />}
        <ul className={s.list}>
          {listings.map((item) => (
            <li key={item.id}>
              <ListingCard listing={item} as={itemLevel(place, title)} sizes={SIZES} />
            </li>
          ))}
        </ul>
      </div>
    </section>
  )
}

/** A link to the listing's category, or else to the overview if it is public. */
function overviewLink(
  listing: Props['listing'],
  overview: Props['overview'],
  { listing: words, locale }: SiteWords,
) {
  const { title, slug } = listing?.category ?? {}
  if (hasWords(title) && slug)
    return {
      to: pagePath('real_estate_cat', { slug }),
      label: say(words.allOf, { category: title }, locale),
    }
  return overview && { to: pagePath('real_estate_overview'), label: words.all }
}
