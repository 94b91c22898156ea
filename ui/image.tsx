import type { ReactNode } from 'react'
import { classNames } from './class-names.ts'
import s from './image.module.css'
import { openerOf } from './opener.ts'
import { boxStyle, type Picture, type Ratio, revealOf } from './picture.ts'
import { withDensityCap } from './sizes.ts'

type Props = {
  image: Picture
  /** How wide the picture is shown, for the browser's choice; see `coverSizes`. */
  sizes: string
  ratio: Ratio
  /** Only for the picture a page opens with. */
  priority?: boolean
  /** The words beside the picture already name it. */
  isDecorative?: boolean
  /** It is a link to its file in full size, which the lightbox shows. */
  opens?: boolean
  className?: string
}

/** A picture in a box that is reserved before it loads. The format follows the browser's `Accept`. */
export function Image({ ratio, className, opens, ...pixels }: Props) {
  const { image } = pixels
  const Box = opens ? 'a' : 'span'
  return (
    <Box
      className={classNames('media', s.box, className)}
      style={boxStyle(image, ratio)}
      data-reveal={revealOf(ratio, pixels.priority)}
      {...(opens && { href: image.responsiveImage.src, ...openerOf('picture', image) })}
    >
      <Pixels {...pixels} />
    </Box>
  )
}

type PixelsProps = Omit<Props, 'ratio' | 'className' | 'opens'>

/** The picture without its box, for boxes that hold something else as well. */
export function Pixels(pixels: PixelsProps) {
  const { image, sizes, priority } = pixels
  const { portrait } = image
  if (!portrait) return <FullImage {...pixels} />
  return (
    <>
      {priority && <Preloads image={{ ...image, portrait }} sizes={sizes} />}
      <PortraitPicture of={portrait}>
        <FullImage {...pixels} />
      </PortraitPicture>
    </>
  )
}

function FullImage({ image, sizes, priority, isDecorative }: PixelsProps) {
  const { src, srcSet, width, height } = image.responsiveImage
  const alt = isDecorative ? '' : (image.alt ?? '')
  const when = priority ? OPENING : LATER
  return (
    <img sizes={withDensityCap(sizes)} {...{ srcSet, src, width, height }} alt={alt} {...when} />
  )
}

const PHONES = '(width <= 649px) and (orientation: portrait)'

type Portrait = NonNullable<Picture['portrait']>

const portraitSizes = ({ width, height }: Portrait) =>
  `max(100vw, ${Math.ceil((100 * width) / height)}vh)`

/** A screen-filling landscape shows a phone a third of itself: there its upright crop is fetched. */
function PortraitPicture({ of: portrait, children }: { of: Portrait; children: ReactNode }) {
  const { srcSet, width, height } = portrait
  const sizes = portraitSizes(portrait)
  return (
    <picture className={s.upright}>
      <source media={PHONES} srcSet={srcSet} sizes={sizes} width={width} height={height} />
      {children}
    </picture>
  )
}

/** Inside `picture` React preloads nothing by itself, for it cannot know which one is shown. */
function Preloads({ image, sizes }: { image: Picture & { portrait: Portrait }; sizes: string }) {
  const { portrait, responsiveImage: whole } = image
  return [
    { media: PHONES, of: portrait, imageSizes: portraitSizes(portrait) },
    { media: `not all and ${PHONES}`, of: whole, imageSizes: withDensityCap(sizes) },
  ].map(({ of: { src, srcSet }, ...rest }) => (
    // Without an `href` React leaves the link where it is instead of lifting it into the head.
    <link
      key={rest.media}
      rel="preload"
      as="image"
      href={src}
      imageSrcSet={srcSet}
      fetchPriority="high"
      {...rest}
    />
  ))
}

const OPENING = { loading: 'eager', fetchPriority: 'high' } as const
const LATER = { loading: 'lazy', decoding: 'async' } as const
