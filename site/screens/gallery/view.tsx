import { isLong } from '@belvedere/blocks/parts/text/is-long.ts'
import { Crumbs } from '@belvedere/ui/crumbs.tsx'
import { Display } from '@belvedere/ui/display.tsx'
import { PictureWall, type WallPicture } from '@belvedere/ui/picture-wall.tsx'
import { plainTitle } from '@belvedere/ui/words.ts'
import { words } from '../words.ts'
import s from './gallery.module.css'

type Props = {
  title: string
  pictures: WallPicture[]
  /** Whether there is a page of all galleries. */
  hasPageOfAll: boolean
}

/** A gallery's name, how many pictures it has, and all of them on a wall. */
export function GalleryWall({ title, pictures, hasPageOfAll }: Props) {
  const above = hasPageOfAll ? [{ label: words.gallery, to: '/gallery' }] : []
  const crumbs = [...above, { label: plainTitle(title) }]
  return (
    <section
      className={`block ${s.gallery}`}
      data-opening=""
      data-header="black"
      aria-labelledby="gallery-title"
    >
      <div className={`grid ${s.body}`}>
        <div className={s.head}>
          <Crumbs name={words.breadcrumb} crumbs={crumbs} className={s.crumbs} />
          <Display
            as="h1"
            id="gallery-title"
            title={title}
            isLong={isLong(title)}
            className={s.title}
          />
          <p className="num small">{words.pictures(pictures.length)}</p>
        </div>
        <PictureWall pictures={pictures} isOpening />
      </div>
    </section>
  )
}
