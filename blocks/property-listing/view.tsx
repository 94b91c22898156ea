import { Button } from '@belvedere/ui/button.tsx'
import { classNames } from '@belvedere/ui/class-names.ts'
import { Prose } from '@belvedere/ui/prose.tsx'
import { NoneSign } from '@belvedere/ui/themes/slots/none-sign.tsx'
import { useWords } from '@belvedere/ui/use-words.ts'
import { hasWords } from '@belvedere/ui/words.ts'
import type { BlockData } from '../kind.ts'
import { FilterBar, FilterChips, FilterSort } from '../parts/listing/filter-bar.tsx'
import { filtersIn, noneSentence } from '../parts/listing/filters.ts'
import type { FilteredListing, ShownListing } from '../parts/listing/listing.ts'
import { shownListings } from '../parts/listing/listing.ts'
import { ListingList } from '../parts/listing/listing-list.tsx'
import { sortsIn } from '../parts/listing/sorts.ts'
import { BlockTitle } from '../parts/text/block-title.tsx'
import { itemLevel } from '../parts/text/item-level.ts'
import { blockName } from '../parts/text/name.ts'
import type { fragment } from './fragment.ts'
import s from './property-listing.module.css'

/** Listings chosen by an editor, which visitors can filter and sort. */
export function PropertyListing({ title, footnote, items, place }: BlockData<typeof fragment>) {
  const words = useWords().blocks
  const listings = shownListings(items)
  if (listings.length === 0) return null

  return (
    <section
      className={classNames('block', s.listing, place.isFirst && s.first)}
      {...blockName(place, { title }, words.homes)}
    >
      <div className={classNames('grid', s.row)}>
        <BlockTitle title={title} place={place} className={s.title} />
        {listings.length > 1 && <Filters listings={listings} id={place.id} />}
        <ListingList listings={listings} as={itemLevel(place, title)} isOpening={place.isFirst} />
        {listings.length > 1 && <NoMatches />}
        {hasWords(footnote) && <Prose html={footnote} className={s.footnote} />}
      </div>
    </section>
  )
}

/** The empty state, which `start-filters.ts` shows when no listing matches the filters. */
function NoMatches() {
  const words = useWords()
  return (
    <div className={s.none} data-none="" hidden>
      <NoneSign />
      <p className={s.sentence}>{noneSentence({}, words)}</p>
      <Button label={words.list.showAll} />
    </div>
  )
}

/** Filters and sort order of the list, applied by `start-filters.ts`. */
function Filters({ listings, id }: { listings: ShownListing<FilteredListing>[]; id: string }) {
  const words = useWords()
  const orders = [{ value: '', label: words.list.asListed }, ...sortsIn(words, listings)]
  return (
    <FilterBar count={listings.length}>
      {filtersIn(words, listings).map(({ field, label, choicesFor }) => {
        const choices = choicesFor(listings)
        if (choices.length === 0) return null
        return (
          <FilterChips key={field} name={`${field}-${id}`} filter={field} {...{ label, choices }} />
        )
      })}
      <FilterSort id={`sort-${id}`} choices={orders} />
    </FilterBar>
  )
}
