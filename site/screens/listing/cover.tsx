import { type ShownListing, thumbnailOf } from '@belvedere/blocks/parts/listing/listing.ts'
import { Image } from '@belvedere/ui/image.tsx'
import type { Picture } from '@belvedere/ui/picture.ts'
import { coverSizes } from '@belvedere/ui/sizes.ts'
import s from './listing.module.css'

const BOXES = [
  { width: 100, ratio: 5 / 4 },
  { from: 1024, width: 66, ratio: 4 / 3 },
]

/** A listing's cover: its first picture, or else its thumbnail. */
export function Cover({
  listing,
  picture,
}: {
  listing: ShownListing
  picture?: Picture | undefined
}) {
  const shown = picture ?? thumbnailOf(listing)
  if (!shown) return null
  const sizes = coverSizes(shown.responsiveImage.aspectRatio, BOXES)
  const opens = shown === picture
  return (
    <Image image={shown} ratio="fill" sizes={sizes} priority opens={opens} className={s.cover} />
  )
}
