import { TextLink } from '@belvedere/ui/text-link.tsx'
import { hasWords } from '@belvedere/ui/words.ts'
import type { BlockData } from '../kind.ts'
import { shownListings } from '../parts/listing/listing.ts'
import { ListingCard } from '../parts/listing/listing-card.tsx'
import { BlockTitle } from '../parts/text/block-title.tsx'
import { itemLevel } from '../parts/text/item-level.ts'
import { blockName } from '../parts/text/name.ts'
import type { fragment } from './fragment.ts'
import s from './listings-related.module.css'

type Props = BlockData<typeof fragment>

/** As many as stand side by side; the content service has a spare one. */
const MOST = 3

const SIZES = '(min-width: 650px) 30vw, 92vw'

/** Other listings: like the one whose page this is, elsewhere the newest. */
export function ListingsRelated({ listing, items, overview, place }: Props) {
  const listings = shownListings(items).slice(0, MOST)
  if (listings.length === 0) return null

  const way = wayOn(listing, overview)
  const title = listing ? 'Nearby houses' : 'Newly released'
  return (
    <section className="block" data-ground="sand" {...blockName(place, { title }, title)}>
      <div className={`grid ${s.row}`}>
        <BlockTitle title={title} place={place} className={s.title} />
        {way && <TextLink {...way} className={s.all} />}
        <ul className={s.list}>
          {listings.map((one) => (
            <li key={one.id}>
              <ListingCard listing={one} as={itemLevel(place, title)} sizes={SIZES} />
            </li>
          ))}
        </ul>
      </div>
    </section>
  )
}

/** To the rest of the category; where there is none, to all of the real estate while that is public. */
function wayOn(listing: Props['listing'], overview: Props['overview']) {
  const { title, slug } = listing?.category ?? {}
  if (hasWords(title) && slug) return { to: `/real-estate/${slug}`, label: `All ${title}` }
  return overview && { to: '/real-estate', label: 'All houses' }
}
