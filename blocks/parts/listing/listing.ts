import type { Picture } from '@belvedere/ui/picture.ts'
import { hasWords } from '@belvedere/ui/words.ts'
import type { ResultOf } from '../../graphql.ts'
import { pagePath } from '../../page-path.ts'
import type { filteredListingFragment, listingCardFragment } from './fragment.ts'

/** A listing as the delivery API returns it for a card. */
export type Listing = ResultOf<typeof listingCardFragment>

/** A listing with the facts that it is filtered by. */
export type FilteredListing = ResultOf<typeof filteredListingFragment>

/** A listing with a name and a page. */
export type ShownListing<Fields = Listing> = Fields & { title: string; to: string }

/** The listings with a name and a page, that is, in a public category. */
export function shownListings<Fields extends Listing>(items: Fields[]): ShownListing<Fields>[] {
  return items.flatMap((item) => {
    const { title, slug, category } = item
    if (!hasWords(title) || !slug || !category?.slug) return []
    const to = pagePath('real_estate_listing', { category: category.slug, slug })
    return [{ ...item, title, to }]
  })
}

/** The picture of a listing; the content service has cropped it around its focal point. */
export function thumbnailOf(
  { thumbnail }: Pick<Listing, 'thumbnail'>,
  size: 'large' | 'small' = 'large',
): Picture | null {
  const crop = thumbnail?.[size]
  if (!thumbnail || !crop) return null
  const { alt, title } = thumbnail
  return { alt, title, responsiveImage: crop, focalPoint: MIDDLE }
}

const MIDDLE = { x: 0.5, y: 0.5 }
