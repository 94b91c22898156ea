import type { ShownListing } from '@belvedere/blocks/parts/listing/listing.ts'
import { ListingList } from '@belvedere/blocks/parts/listing/listing-list.tsx'
import { Crumbs } from '@belvedere/ui/crumbs.tsx'
import { Display } from '@belvedere/ui/display.tsx'
import type { Picture } from '@belvedere/ui/picture.ts'
import { Text } from '@belvedere/ui/text.tsx'
import { useWords } from '@belvedere/ui/use-words.ts'
import type { FactFilter } from '../../content/category-listings.ts'
import type { ListChoice } from '../../content/list-choice.ts'
import { categoryCrumbs } from '../crumbs.ts'
import s from './category.module.css'
import type { Elsewhere } from './elsewhere.ts'
import type { Counts } from './fetch-listings.ts'
import { Filters } from './filters.tsx'
import { NoListings } from './no-listings.tsx'
import { Pager } from './pager.tsx'

type CategoryProps = {
  title: string
  description: string | null
  /** Shown if the category has no listings. */
  picture: Picture | null
  path: string
  choice: ListChoice
  counts: Counts
  facts: readonly FactFilter[]
  pages: number
  listings: ShownListing[]
  /** The real estate overview; null while it is not published. */
  overview: object | null
  /** Where listings match a filter that none of this category does. */
  elsewhere: readonly Elsewhere[]
}

/** A category: name and description, filter, one page of its listings, and pager. */
export function Category(props: CategoryProps) {
  const words = useWords()
  const { title, description, path, choice, counts, facts, pages, listings, overview } = props
  return (
    <section className={`block ${s.category}`} data-opening="" aria-labelledby="category-title">
      <div className={`grid ${s.body}`}>
        <div className={s.head}>
          <Crumbs name={words.pages.breadcrumb} crumbs={categoryCrumbs(title, overview, words)} />
          <Display as="h1" id="category-title" title={title} className={s.title} />
          <Text text={description} className={s.line} />
        </div>
        {counts.all > 0 && <Filters {...{ path, choice, counts, facts }} />}
        {listings.length > 0 ? (
          <ListingList listings={listings} as="h2" isOpening />
        ) : (
          <NoListings {...props} />
        )}
        <Pager path={path} choice={choice} pages={pages} />
      </div>
    </section>
  )
}
