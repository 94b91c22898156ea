import { Image } from './image.tsx'
import type { Picture } from './picture.ts'
import s from './picture-wall.module.css'
import { type Box, coverSizes } from './sizes.ts'
import { hasWords } from './words.ts'

export type WallPicture = Picture & { id: string }

/**
 * The layout of a picture: its position in the grid and the shapes of its box, smallest viewport
 * first.
 */
type Layout = { size: string; ratio: number; boxes: Box[] }

const WIDE = layoutOf('wide', 3 / 2, [92, 4 / 3], 64)
const TALL = layoutOf('tall', 4 / 5, [77, 4 / 5], 32)
const REGULAR = layoutOf('regular', 1, [46, 4 / 5], 48)
const PORTRAIT = layoutOf('portrait', 4 / 5, [96, 4 / 5], 48)
const FULL = layoutOf('full', 21 / 9, [92, 4 / 3], 96)

/** The rows of the wall: 8+4, 6+6, 12, 4+8 and 6+6 columns (design.md, "Gallery"). */
const WALL = [WIDE, TALL, REGULAR, REGULAR, FULL, TALL, WIDE, REGULAR, REGULAR]

function layoutOf(size: string, ratio: number, [width, small]: [number, number], wide: number) {
  const boxes = [
    { width, ratio: small },
    { from: 650, width: wide, ratio },
  ]
  return { size, ratio, boxes } satisfies Layout
}

/**
 * The layout of the picture at an index. A picture that is alone in its row takes the full width,
 * unless it is portrait: then a full row would crop it to a strip.
 */
function layoutAt(index: number, pictures: WallPicture[]): Layout {
  const own = WALL[index % WALL.length] ?? FULL
  const isAlone = index === pictures.length - 1 && [0, 2, 5, 7].includes(index % WALL.length)
  const isPortrait = (pictures[index]?.responsiveImage.aspectRatio ?? 1) < 1
  return isAlone ? (isPortrait ? PORTRAIT : FULL) : own
}

type Props = {
  pictures: WallPicture[]
  /** Whether the wall is in the page's opening, so that its first picture loads eagerly. */
  isOpening?: boolean
}

/** Pictures in rows, bottom-aligned, each with its caption. They open in the lightbox. */
export function PictureWall({ pictures, isOpening = false }: Props) {
  if (pictures.length === 0) return null
  return (
    <ul className={s.wall}>
      {pictures.map((picture, index) => (
        <WallItem
          key={picture.id}
          picture={picture}
          layout={layoutAt(index, pictures)}
          isOpening={isOpening && index === 0}
        />
      ))}
    </ul>
  )
}

type WallItemProps = { picture: WallPicture; layout: Layout; isOpening: boolean }

function WallItem({ picture, layout, isOpening }: WallItemProps) {
  const { size, ratio, boxes } = layout
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
