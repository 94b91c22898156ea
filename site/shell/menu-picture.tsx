import { Image } from '@belvedere/ui/image.tsx'
import type { Picture } from '@belvedere/ui/picture.ts'
import type { SyntheticEvent } from 'react'
import s from './menu.module.css'

/** A third of a desktop's width and all of its height; below that it is not shown nor loaded. */
const sizes = '(min-width: 1024px) max(31vw, 150vh), 1px'

type Props = {
  image: Picture | null
  /** Pictures of the links pointed at. */
  layers: Picture[]
}

/** The picture at the panel's side. It is lazy, and hidden with the panel until that first opens. */
export function MenuPicture({ image, layers }: Props) {
  if (!image) return null

  return (
    <div className={s.side}>
      <Side image={image} />
      {layers.map((layer) => (
        <div key={layer.responsiveImage.src} className={s.layer} onLoadCapture={fadeIn}>
          <Side image={layer} />
        </div>
      ))}
    </div>
  )
}

function Side({ image }: { image: Picture }) {
  return <Image image={image} ratio="fill" sizes={sizes} isDecorative className={s.image} />
}

/** A picture is seen once it is whole; how it comes is the style sheet's. */
function fadeIn({ currentTarget }: SyntheticEvent<HTMLElement>) {
  currentTarget.dataset.shown = ''
}
