import { Image } from '@belvedere/ui/image.tsx'
import type { Picture } from '@belvedere/ui/picture.ts'
import { coverSizes } from '@belvedere/ui/sizes.ts'
import type { Ref } from 'react'
import s from './image-carousel.module.css'

type Shown = Picture & { id: string }
type Props = { pictures: Shown[]; ref: Ref<HTMLUListElement> }

const WIDE = 3 / 2
const TALL = 4 / 5
const HEIGHT = 40

/** The list of pictures, which scrolls and can be focused without any script. */
export function Strip({ pictures, ref }: Props) {
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: a scrolling area must be in reach of the keyboard
    <ul ref={ref} className={s.strip} tabIndex={0} aria-label="Pictures">
      {pictures.map((picture, index) => (
        <li key={picture.id}>
          <Figure picture={picture} ratio={index % 3 === 1 ? TALL : WIDE} />
        </li>
      ))}
    </ul>
  )
}

function Figure({ picture, ratio }: { picture: Shown; ratio: number }) {
  const sizes = coverSizes(picture.responsiveImage.aspectRatio, [
    { width: 78, ratio: TALL },
    { from: 650, width: HEIGHT * ratio, ratio },
  ])
  return (
    <figure>
      <Image image={picture} ratio={ratio} sizes={sizes} className={s.media} />
      {picture.title && <figcaption className={s.caption}>{picture.title}</figcaption>}
    </figure>
  )
}
