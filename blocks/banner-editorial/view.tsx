import { classNames } from '@belvedere/ui/class-names.ts'
import { Image } from '@belvedere/ui/image.tsx'
import type { Picture } from '@belvedere/ui/picture.ts'
import { Prose } from '@belvedere/ui/prose.tsx'
import { type Box, coverSizes } from '@belvedere/ui/sizes.ts'
import { useWords } from '@belvedere/ui/use-words.ts'
import { hasWords } from '@belvedere/ui/words.ts'
import type { BlockData } from '../kind.ts'
import { pictureOf } from '../parts/image/picture.ts'
import { Media } from '../parts/media-item/media.tsx'
import { shownMedia } from '../parts/media-item/shown-media.ts'
import { BlockTitle } from '../parts/text/block-title.tsx'
import { blockName } from '../parts/text/name.ts'
import s from './banner-editorial.module.css'
import type { fragment } from './fragment.ts'

type Props = BlockData<typeof fragment>

const UPRIGHT = 3 / 4

const BACKGROUND: Box[] = [
  { width: 100, ratio: 0.8 },
  { from: 650, width: 100, ratio: 1.3 },
  { from: 1024, width: 100, ratio: 1.75 },
]
const PORTRAIT: Box[] = [
  { width: 92, ratio: UPRIGHT },
  { from: 650, width: 45, ratio: UPRIGHT },
  { from: 1024, width: 30, ratio: UPRIGHT },
]

/** A panel of text that overlaps its background picture, and a portrait that overlaps the panel. */
export function BannerEditorial({ title, description, media, backgroundImage, place }: Props) {
  const words = useWords().blocks
  const portrait = shownMedia(media)
  const background = pictureOf(backgroundImage)
  const hasText = hasWords(title) || hasWords(description)
  if (!hasText && !portrait && !background) return null

  return (
    <section
      className={classNames(
        'block block--flush',
        s.editorial,
        !background && s.bare,
        !portrait && s.alone,
        !hasText && s.wordless,
      )}
      {...(background ? { 'data-over-media': '' } : { 'data-ground': 'sand' })}
      {...blockName(place, { title }, words.editorial)}
    >
      {background && <Background picture={background} />}
      <div className={classNames('grid', s.body)}>
        {hasText && (
          <div className={s.paper}>
            <BlockTitle title={title} place={place} className={s.title} />
            <Prose html={description} />
          </div>
        )}
        {portrait && (
          <figure className={s.portrait}>
            <Media {...portrait} ratio={UPRIGHT} boxes={PORTRAIT} />
          </figure>
        )}
      </div>
    </section>
  )
}

function Background({ picture }: { picture: Picture }) {
  const sizes = coverSizes(picture.responsiveImage.aspectRatio, BACKGROUND)
  return <Image image={picture} ratio="fill" sizes={sizes} className={s.background} />
}
