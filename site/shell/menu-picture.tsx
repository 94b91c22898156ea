import { pictureOf } from '@belvedere/blocks/parts/image/picture.ts'
import { Image } from '@belvedere/ui/image.tsx'
import type { Settings } from '../content/settings.ts'
import s from './menu.module.css'

/** A third of a desktop's width and all of its height; below that it is not shown nor loaded. */
const sizes = '(min-width: 1024px) max(31vw, 150vh), 1px'

type Props = { image: NonNullable<Settings['global']>['image'] | undefined }

/** The picture at the panel's side. It is lazy, and hidden with the panel until that first opens. */
export function MenuPicture({ image }: Props) {
  const picture = pictureOf(image)
  if (!picture) return null

  return (
    <div className={s.side}>
      <Image image={picture} ratio="fill" sizes={sizes} isDecorative className={s.image} />
    </div>
  )
}
