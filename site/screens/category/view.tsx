import type { ShownListing } from '@belvedere/blocks/parts/listing/listing.ts'
import { ListingList } from '@belvedere/blocks/parts/listing/listing-list.tsx'
import { Crumbs } from '@belvedere/ui/crumbs.tsx'
import { Display } from '@belvedere/ui/display.tsx'
import type { Picture } from '@belvedere/ui/picture.ts'
import { Text } from '@belvedere/ui/text.tsx'
import { plainTitle } from '@belvedere/ui/words.ts'
import type { ListChoice } from '../../content/list-choice.ts'
import { realEstateCrumb } from '../crumbs.ts'
import { words } from '../words.ts'
import s from './category.module.css'
import { Filters } from './filters.tsx'
import type { Counts } from './houses.ts'
import { NoHouses } from './no-houses.tsx'
import { Pager } from './pager.tsx'

export type CategoryProps = {
  title: string
  description: string | null
  /** Stands where the list would, while there is none. */
  picture: Picture | null
  path: string
  choice: ListChoice
  counts: Counts
  pages: number
  listings: ShownListing[]
  /** The page of all real estate, where it is public. */
  overview: object | null
}

/** A category's name and line, the filter, one page of its listings, and the way to the others. */
export function Category(props: CategoryProps) {
  const { title, description, path, choice, counts, pages, listings, overview } = props
  const crumbs = [...realEstateCrumb(overview), { label: plainTitle(title) }]
  return (
    <section className={`block ${s.category}`} data-opening="" aria-labelledby="category-title">
      <div className={`grid ${s.body}`}>
        <div className={s.head}>
          <Crumbs name={words.breadcrumb} crumbs={crumbs} />
          <Display as="h1" id="category-title" title={title} className={s.title} />
          <Text text={description} className={s.line} />
        </div>
        {counts.all > 0 && <Filters path={path} choice={choice} counts={counts} />}
        {listings.length > 0 ? (
          <ListingList listings={listings} as="h2" isOpening />
        ) : (
          <NoHouses {...props} />
        )}
        <Pager path={path} choice={choice} pages={pages} />
      </div>
    </section>
  )
}
