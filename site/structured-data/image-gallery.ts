import type { Picture } from '@belvedere/ui/picture.ts'
import { plainTitle } from '@belvedere/ui/words.ts'
import { type Absolute, type Thing, thing } from './thing.ts'

export type GalleryProps = {
  title: string
  path: string
  pictures: readonly Pick<Picture, 'alt' | 'title' | 'responsiveImage'>[]
}

/** A gallery with its pictures; a caption is the picture's title, else its alternative text. */
export function imageGallery({ title, path, pictures }: GalleryProps, absolute: Absolute): Thing {
  const images = pictures.map(({ alt, title: caption, responsiveImage: { src } }) =>
    thing('ImageObject', { contentUrl: absolute(src), caption: caption || alt }),
  )
  return thing('ImageGallery', { name: plainTitle(title), url: absolute(path), image: images })
}
