import { Image } from '@belvedere/ui/image.tsx'
import type { Picture } from '@belvedere/ui/picture.ts'
import { coverSizes } from '@belvedere/ui/sizes.ts'
import { Strip } from '@belvedere/ui/strip.tsx'
import s from './image-carousel-offset.module.css'

type Shown = Picture & { id: string }

const RATIOS = [3 / 4, 1, 4 / 5, 4 / 3]

/** The list of pictures, which scrolls and can be focused without any script. */
export function PictureStrip({ pictures }: { pictures: Shown[] }) {
  return (
    <Strip label="Pictures" className={s.strip}>
      {pictures.map((picture, index) => (
        <li key={picture.id}>
          <Figure picture={picture} index={index} />
        </li>
      ))}
    </Strip>
  )
}

function Figure({ picture, index }: { picture: Shown; index: number }) {
  const ratio = RATIOS[index % RATIOS.length] ?? 1
  const isSmall = index % 2 === 1
  const sizes = coverSizes(picture.responsiveImage.aspectRatio, [
    { width: isSmall ? 41 : 52, ratio },
    { from: 650, width: isSmall ? 20 : 25, ratio },
    { from: 1024, width: isSmall ? 17 : 25, ratio },
  ])
  return (
    <figure>
      <Image image={picture} ratio={ratio} sizes={sizes} />
      {picture.title && <figcaption className={s.caption}>{picture.title}</figcaption>}
    </figure>
  )
}
