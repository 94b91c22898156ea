import { boxStyle, type Picture } from '@belvedere/ui/picture.ts'
import { sparing } from '@belvedere/ui/sizes.ts'
import { useState } from 'react'
import s from './lightbox.module.css'
import { words } from './words.ts'

type Props = { picture: Picture; isCurrent: boolean }

/** A whole picture, as large as the stage lets it be and no larger than it is. */
export function Still({ picture, isCurrent }: Props) {
  const [isLost, setLost] = useState(false)
  const { src, srcSet, width, height, aspectRatio } = picture.responsiveImage
  if (isLost) return <Lost file={src} />
  return (
    <span
      className={s.picture}
      style={{ ...boxStyle(picture, aspectRatio), maxInlineSize: width }}
      data-zooms=""
    >
      <img
        sizes={sparing(`min(100vw, ${Math.ceil(100 * aspectRatio)}vh)`)}
        srcSet={srcSet || undefined}
        {...{ src, width, height }}
        alt={picture.alt ?? ''}
        decoding="async"
        fetchPriority={isCurrent ? 'high' : 'low'}
        draggable={false}
        onError={() => setLost(true)}
      />
    </span>
  )
}

function Lost({ file }: { file: string }) {
  return (
    <p className={s.lost} role="status">
      {words.fault} <a href={file}>{words.file}</a>
    </p>
  )
}
