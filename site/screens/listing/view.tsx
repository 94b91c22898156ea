import {
  type Listing,
  type ShownListing,
  thumbnailOf,
} from '@belvedere/blocks/parts/listing/listing.ts'
import { Crumbs } from '@belvedere/ui/crumbs.tsx'
import { Display } from '@belvedere/ui/display.tsx'
import { Image } from '@belvedere/ui/image.tsx'
import type { Picture } from '@belvedere/ui/picture.ts'
import { PictureWall, type WallPicture } from '@belvedere/ui/picture-wall.tsx'
import { coverSizes } from '@belvedere/ui/sizes.ts'
import { Text } from '@belvedere/ui/text.tsx'
import { useWords } from '@belvedere/ui/use-words.ts'
import { hasWords } from '@belvedere/ui/words.ts'
import type { ListingRecord } from '../../content/screen-queries.ts'
import { listingCrumbs } from '../crumbs.ts'
import s from './listing.module.css'
import { Panel } from './panel.tsx'
import { ListingPlan, type PlanProps } from './plan/listing-plan.tsx'

type ListingProps = {
  listing: ShownListing<Listing & Pick<ListingRecord, 'category' | 'pageFacts'>>
  description: string | null
  meshKey: string | null
  pictures: WallPicture[]
  /** Whether the pictures after the first one are shown. */
  hasWall: boolean
  /** The real estate overview; null while it is not published. */
  overview: object | null
}

/** A listing: name, cover and facts, description, and further pictures. */
export function ListingDetail(props: ListingProps) {
  const { listing, description, meshKey, pictures, hasWall, overview } = props
  const [cover, ...others] = pictures
  const words = useWords()
  // Forms offer no question about a sold listing: `FormPages` looks for this.
  const sold = listing.status === 'sold' ? { 'data-sold': '' } : {}
  return (
    <section
      className={`block ${s.listing}`}
      data-opening=""
      {...sold}
      aria-labelledby="listing-title"
    >
      <div className={`grid ${s.top}`}>
        <Crumbs name={words.pages.breadcrumb} crumbs={listingCrumbs(listing, overview, words)} />
        <Display as="h1" id="listing-title" title={listing.title} className={s.title} />
        <Cover listing={listing} picture={cover} />
        <Panel listing={listing} isOnMap={Boolean(meshKey)} />
      </div>
      <Description text={description} />
      {hasWall && others.length > 0 && (
        <div className={`grid ${s.pictures}`}>
          <PictureWall pictures={others} />
        </div>
      )}
    </section>
  )
}

/** The plan of a listing, which stands among the blocks of its page. */
export function ListingInset(props: PlanProps) {
  return <ListingPlan {...props} />
}

const BOXES = [
  { width: 100, ratio: 5 / 4 },
  { from: 1024, width: 66, ratio: 4 / 3 },
]

/** A listing's cover: its first picture, or else its thumbnail. */
function Cover({ listing, picture }: { listing: ShownListing; picture?: Picture | undefined }) {
  const shown = picture ?? thumbnailOf(listing)
  if (!shown) return null
  const sizes = coverSizes(shown.responsiveImage.aspectRatio, BOXES)
  const opens = shown === picture
  return (
    <Image image={shown} ratio="fill" sizes={sizes} priority opens={opens} className={s.cover} />
  )
}

/** A listing's description. */
function Description({ text }: { text: string | null }) {
  if (!hasWords(text)) return null
  return (
    <div className={`grid ${s.about}`}>
      <Text text={text} className={s.description} />
    </div>
  )
}
