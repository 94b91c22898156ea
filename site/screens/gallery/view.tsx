import { isLong } from '@belvedere/blocks/parts/text/is-long.ts'
import { say } from '@belvedere/kit/words/say.ts'
import { Crumbs } from '@belvedere/ui/crumbs.tsx'
import { Display } from '@belvedere/ui/display.tsx'
import { PictureWall, type WallPicture } from '@belvedere/ui/picture-wall.tsx'
import { useWords } from '@belvedere/ui/use-words.ts'
import { galleryCrumbs } from '../crumbs.ts'
import s from './gallery.module.css'

type Props = {
  title: string
  pictures: WallPicture[]
  /** Whether the galleries page is published. */
  hasGalleriesPage: boolean
}

/** A gallery's name, number of pictures, and picture wall. */
export function GalleryWall({ title, pictures, hasGalleriesPage }: Props) {
  const words = useWords()
  const crumbs = galleryCrumbs(title, hasGalleriesPage, words)
  const count = say(words.media.pictures, { count: pictures.length }, words.locale)
  return (
    <section
      className={`block ${s.gallery}`}
      data-opening=""
      data-header="black"
      aria-labelledby="gallery-title"
    >
      <div className={`grid ${s.body}`}>
        <div className={s.head}>
          <Crumbs name={words.pages.breadcrumb} crumbs={crumbs} className={s.crumbs} />
          <Display
            as="h1"
            id="gallery-title"
            title={title}
            isLong={isLong(title)}
            className={s.title}
          />
          <p className="num small">{count}</p>
        </div>
        <PictureWall pictures={pictures} isOpening />
      </div>
    </section>
  )
}
