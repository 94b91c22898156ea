import { Image } from '@belvedere/ui/image.tsx'
import type { Picture } from '@belvedere/ui/picture.ts'
import s from './menu.module.css'

/** A third of the width and the full height of a desktop screen; below that it is not loaded. */
const sizes = '(min-width: 1024px) max(31vw, 150vh), 1px'

/**
 * The picture beside the panel. It is lazy, so it loads when the panel first opens. Layers with the
 * share images of links are copied from the template.
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
