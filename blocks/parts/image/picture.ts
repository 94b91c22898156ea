import type { Picture } from '@belvedere/ui/picture.ts'
import type { ResultOf } from '../../graphql.ts'
import type { imageFragment } from './fragment.ts'

type DeliveredImage = ResultOf<typeof imageFragment> & Pick<Picture, 'light' | 'portrait'>

/** The picture, or null if its file was deleted or has no image variants. */
export function pictureOf(image: DeliveredImage | null | undefined): Picture | null {
  if (!image?.responsiveImage) return null
  return { ...image, responsiveImage: image.responsiveImage }
}

/** The pictures of a list that can be shown, with their file ids. */
export function picturesOf(images: DeliveredImage[]): (Picture & { id: string })[] {
  return images.flatMap((image) => {
    const picture = pictureOf(image)
    return picture ? [{ ...picture, id: image.id }] : []
  })
}
