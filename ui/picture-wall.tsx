import { Image } from './image.tsx'
import type { Picture } from './picture.ts'
import s from './picture-wall.module.css'
import { type Box, coverSizes } from './sizes.ts'
import { hasWords } from './words.ts'

export type WallPicture = Picture & { id: string }

/** How a picture hangs: its place in the grid and the shapes of its box, narrow screens first. */
type Hanging = { size: string; ratio: number; boxes: Box[] }

const WIDE = hang('wide', 3 / 2, [92, 4 / 3], 64)
const TALL = hang('tall', 4 / 5, [77, 4 / 5], 32)
const REGULAR = hang('regular', 1, [46, 4 / 5], 48)
const UPRIGHT = hang('upright', 4 / 5, [96, 4 / 5], 48)
const FULL = hang('full', 21 / 9, [92, 4 / 3], 96)

/** The wall repeats 8+4, 6+6, 12, 4+8 and 6+6 columns (design.md, "Gallery"). */
const WALL = [WIDE, TALL, REGULAR, REGULAR, FULL, TALL, WIDE, REGULAR, REGULAR]

function hang(size: string, ratio: number, [width, small]: [number, number], wide: number) {
  const boxes = [
    { width, ratio: small },
    { from: 650, width: wide, ratio },
  ]
  return { size, ratio, boxes } satisfies Hanging
}

/**
 * How the picture at a place of the wall hangs. A row that lacks its second picture is full, unless
 * the first is upright: of that a full row would show a strip.
 */
function hangingAt(index: number, pictures: WallPicture[]): Hanging {
  const own = WALL[index % WALL.length] ?? FULL
  const isAlone = index === pictures.length - 1 && [0, 2, 5, 7].includes(index % WALL.length)
  const isUpright = (pictures[index]?.responsiveImage.aspectRatio ?? 1) < 1
  return isAlone ? (isUpright ? UPRIGHT : FULL) : own
}

type Props = {
  pictures: WallPicture[]
  /** The first picture belongs to the first view of its page. */
  isOpening?: boolean
}

/** Pictures on the wall, foot-aligned, each with its caption below. They open in the lightbox. */
export function PictureWall({ pictures, isOpening = false }: Props) {
  if (pictures.length === 0) return null
  return (
    <ul className={s.wall}>
      {pictures.map((picture, index) => (
        <Hung
          key={picture.id}
          picture={picture}
          hanging={hangingAt(index, pictures)}
          isOpening={isOpening && index === 0}
        />
      ))}
    </ul>
  )
}

type HungProps = { picture: WallPicture; hanging: Hanging; isOpening: boolean }

function Hung({ picture, hanging, isOpening }: HungProps) {
  const { size, ratio, boxes } = hanging
  const sizes = coverSizes(picture.responsiveImage.aspectRatio, boxes)
  return (
    <li data-size={size}>
      <figure>
        <Image image={picture} ratio={ratio} sizes={sizes} priority={isOpening} opens />
        {hasWords(picture.title) && <figcaption className="caption">{picture.title}</figcaption>}
      </figure>
    </li>
  )
}
