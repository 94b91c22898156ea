import type { Listing, ShownListing } from '@belvedere/blocks/parts/listing/listing.ts'
import { Crumbs } from '@belvedere/ui/crumbs.tsx'
import { Display } from '@belvedere/ui/display.tsx'
import { PictureWall, type WallPicture } from '@belvedere/ui/picture-wall.tsx'
import type { ListingRecord } from '../../content/screen-queries.ts'
import { listingCrumbs } from '../crumbs.ts'
import { isOnMap } from '../map/places.ts'
import { words } from '../words.ts'
import { Cover } from './cover.tsx'
import { ListingPlan, type PlanProps } from './day/listing-plan.tsx'
import { Description } from './description.tsx'
import s from './listing.module.css'
import { Panel } from './panel.tsx'

export type ListingProps = {
  listing: ShownListing<Listing & Pick<ListingRecord, 'category'>>
  description: string | null
  meshKey: string | null
  pictures: WallPicture[]
  /** Whether the pictures after the first one are shown. */
  hasWall: boolean
  /** The real estate overview; null while it is not published. */
  overview: object | null
  /** The plan of the house, below everything else. */
  plan: PlanProps | null
}

/** A listing: name, cover and facts, description, and further pictures. */
export function ListingDetail(props: ListingProps) {
  const { listing, description, meshKey, pictures, hasWall, overview, plan } = props
  const [cover, ...others] = pictures
  return (
    <>
      <section className={`block ${s.listing}`} data-opening="" aria-labelledby="listing-title">
        <div className={`grid ${s.top}`}>
          <Crumbs name={words.breadcrumb} crumbs={listingCrumbs(listing, overview)} />
          <Display as="h1" id="listing-title" title={listing.title} className={s.title} />
          <Cover listing={listing} picture={cover} />
          <Panel listing={listing} isOnMap={isOnMap({ meshKey, status: listing.status })} />
        </div>
        <Description text={description} />
        {hasWall && others.length > 0 && (
          <div className={`grid ${s.pictures}`}>
            <PictureWall pictures={others} />
          </div>
        )}
      </section>
      {plan && <ListingPlan {...plan} />}
    </>
  )
}
