import { Image } from '@belvedere/ui/image.tsx'
import type { Picture } from '@belvedere/ui/picture.ts'
import { type Box, coverSizes } from '@belvedere/ui/sizes.ts'
import { hasWords } from '@belvedere/ui/words.ts'
import s from './gallery.module.css'

export type WallPicture = Picture & { id: string }

/** How a picture hangs: its place in the grid and the shapes of its box, narrow screens first. */
type Hanging = { size: string; ratio: number; boxes: Box[] }

const WIDE = hanging('wide', 3 / 2, [96, 4 / 3], 64)
const TALL = hanging('tall', 4 / 5, [80, 4 / 5], 32)
const REGULAR = hanging('regular', 1, [48, 4 / 5], 48)
const FULL = hanging('full', 21 / 9, [96, 4 / 3], 96)

/** The wall repeats 8+4, 6+6, 12, 4+8 and 6+6 columns (design.md, "Gallery"). */
const WALL = [WIDE, TALL, REGULAR, REGULAR, FULL, TALL, WIDE, REGULAR, REGULAR]

function hanging(size: string, ratio: number, [width, small]: [number, number], wide: number) {
  const boxes = [
    { width, ratio: small },
    { from: 650, width: wide, ratio },
  ]
  return { size, ratio, boxes } satisfies Hanging
}

/** How the picture at a place of the wall hangs. A row that lacks its second picture is full. */
function hangingAt(index: number, count: number): Hanging {
  const own = WALL[index % WALL.length] ?? FULL
  const isFirstOfRow = [0, 2, 5, 7].includes(index % WALL.length)
  return index === count - 1 && isFirstOfRow ? FULL : own
}

/** Pictures on the wall, foot-aligned, each with its caption below. */
export function Wall({ pictures }: { pictures: WallPicture[] }) {
  if (pictures.length === 0) return null
  return (
    <ul className={s.wall}>
      {pictures.map((picture, index) => (
        <Hung key={picture.id} picture={picture} index={index} count={pictures.length} />
      ))}
    </ul>
  )
}

type HungProps = { picture: WallPicture; index: number; count: number }

function Hung({ picture, index, count }: HungProps) {
  const { size, ratio, boxes } = hangingAt(index, count)
  const sizes = coverSizes(picture.responsiveImage.aspectRatio, boxes)
  return (
    <li data-size={size}>
      <figure>
        <Image image={picture} ratio={ratio} sizes={sizes} priority={index === 0} />
        {hasWords(picture.title) && <figcaption className="caption">{picture.title}</figcaption>}
      </figure>
    </li>
  )
}
