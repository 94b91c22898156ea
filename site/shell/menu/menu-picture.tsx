import { Image } from '@belvedere/ui/image.tsx'
import type { Picture } from '@belvedere/ui/picture.ts'
import s from './menu.module.css'

/** A third of a desktop's width and all of its height; below that it is not shown nor loaded. */
const sizes = '(min-width: 1024px) max(31vw, 150vh), 1px'

/**
 * The picture at the panel's side. It is lazy, and hidden with the panel until that first opens. The
 * pictures of links that are pointed at are made from the template, and laid over it.
 */
export function MenuPicture({ image }: { image: Picture | null }) {
  if (!image) return null

  return (
    <div className={s.side}>
      <Side image={image} />
      <template>
        <div className={s.layer}>
          <Side image={image} />
        </div>
      </template>
    </div>
  )
}

function Side({ image }: { image: Picture }) {
  return <Image image={image} ratio="fill" sizes={sizes} isDecorative className={s.image} />
}
