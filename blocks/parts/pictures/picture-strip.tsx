import { Image } from '@belvedere/ui/image.tsx'
import type { Picture } from '@belvedere/ui/picture.ts'
import { Strip } from '@belvedere/ui/strip.tsx'
import { useWords } from '@belvedere/ui/use-words.ts'
import { hasWords } from '@belvedere/ui/words.ts'

type PictureLayout = { ratio: number; sizes: string; className?: string | undefined }

type Props = {
  pictures: (Picture & { id: string })[]
  /** Ratio, `sizes` and class of a picture; `index` starts at 0. */
  layoutOf: (picture: Picture, index: number) => PictureLayout
  className?: string | undefined
}

/** A strip of pictures, captioned with their titles. They open in the lightbox. */
export function PictureStrip({ pictures, layoutOf, className }: Props) {
  const words = useWords().blocks
  return (
    <Strip label={words.pictures} className={className}>
      {pictures.map((picture, index) => (
        <li key={picture.id}>
          <figure>
            <Image image={picture} {...layoutOf(picture, index)} opens />
            {hasWords(picture.title) && (
              <figcaption className="caption">{picture.title}</figcaption>
            )}
          </figure>
        </li>
      ))}
    </Strip>
  )
}
