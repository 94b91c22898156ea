import { classNames } from './class-names.ts'
import s from './image.module.css'
import { boxStyle, type Picture, type Ratio } from './picture.ts'

type Props = {
  image: Picture
  /** How wide the picture is shown, for the browser's choice; see `coverSizes`. */
  sizes: string
  ratio: Ratio
  /** Only for the picture a page opens with. */
  priority?: boolean
  /** The words beside the picture already name it. */
  isDecorative?: boolean
  className?: string
}

/** A picture in a box that is reserved before it loads. The format follows the browser's `Accept`. */
export function Image({ ratio, className, ...pixels }: Props) {
  return (
    <span className={classNames('media', s.box, className)} style={boxStyle(pixels.image, ratio)}>
      <Pixels {...pixels} />
    </span>
  )
}

/** The picture alone, for boxes that hold something else as well. */
export function Pixels({
  image,
  sizes,
  priority,
  isDecorative,
}: Omit<Props, 'ratio' | 'className'>) {
  const { src, srcSet, width, height } = image.responsiveImage
  return (
    <img
      sizes={sizes}
      srcSet={srcSet}
      src={src}
      width={width}
      height={height}
      alt={isDecorative ? '' : (image.alt ?? '')}
      {...(priority ? OPENING : LATER)}
    />
  )
}

const OPENING = { loading: 'eager', fetchPriority: 'high' } as const
const LATER = { loading: 'lazy', decoding: 'async' } as const
