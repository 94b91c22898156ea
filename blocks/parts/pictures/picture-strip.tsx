import { Image } from '@belvedere/ui/image.tsx'
import type { Picture } from '@belvedere/ui/picture.ts'
import { Strip } from '@belvedere/ui/strip.tsx'
import { hasWords } from '@belvedere/ui/words.ts'
import { PICTURES } from './words.ts'

type Look = { ratio: number; sizes: string; className?: string | undefined }

type Props = {
  pictures: (Picture & { id: string })[]
  /** How a picture of the strip is shown; `index` counts from 0. */
  lookOf: (picture: Picture, index: number) => Look
  className?: string | undefined
}

/** Pictures side by side, each with its title as its caption. They open in the lightbox. */
export function PictureStrip({ pictures, lookOf, className }: Props) {
  return (
    <Strip label={PICTURES} className={className}>
      {pictures.map((picture, index) => (
        <li key={picture.id}>
          <figure>
            <Image image={picture} {...lookOf(picture, index)} opens />
            {hasWords(picture.title) && (
              <figcaption className="caption">{picture.title}</figcaption>
            )}
          </figure>
        </li>
      ))}
    </Strip>
  )
}
