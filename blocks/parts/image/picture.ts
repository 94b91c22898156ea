import type { Picture } from '@belvedere/ui/picture.ts'
import type { ResultOf } from '../../graphql.ts'
import type { imageFragment } from './fragment.ts'

type Delivered = ResultOf<typeof imageFragment> & Pick<Picture, 'portrait'>

/** The picture to show, or null where the file is gone or cannot be shown as one. */
export function pictureOf(image: Delivered | null | undefined): Picture | null {
  if (!image?.responsiveImage) return null
  return { ...image, responsiveImage: image.responsiveImage }
}

/** The pictures of a list that can be shown, each with its file's id. */
export function picturesOf(images: Delivered[]): (Picture & { id: string })[] {
  return images.flatMap((image) => {
    const picture = pictureOf(image)
    return picture ? [{ ...picture, id: image.id }] : []
  })
}
