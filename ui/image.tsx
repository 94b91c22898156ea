import type { ReactNode } from 'react'
import { classNames } from './class-names.ts'
import s from './image.module.css'
import { openerOf } from './opener.ts'
import { boxStyle, type Picture, type Ratio, revealOf } from './picture.ts'
import { withDensityCap } from './sizes.ts'
import { useWords } from './use-words.ts'

type Props = {
  image: Picture
  /** The `sizes` attribute; see `coverSizes`. */
  sizes: string
  ratio: Ratio
  /** Only for the picture in the page's opening: it loads eagerly, with high priority. */
  priority?: boolean
  /** The text beside the picture describes it already. */
  isDecorative?: boolean
  /** Links to the full-size file, which the lightbox shows. */
  opens?: boolean
  className?: string
}

/** A picture in a box whose space is reserved. The server picks the format by `Accept`. */
export function Image({ ratio, className, opens, ...pixels }: Props) {
  const { openPicture } = useWords().media
  const { image } = pixels
  const Box = opens ? 'a' : 'span'
  return (
    <Box
      className={classNames('media', s.box, className)}
      style={boxStyle(image, ratio)}
      data-reveal={revealOf(ratio, pixels.priority)}
      {...(opens && { href: image.responsiveImage.src, ...openerOf(openPicture, image) })}
    >
      <Pixels {...pixels} />
    </Box>
  )
}

type PixelsProps = Omit<Props, 'ratio' | 'className' | 'opens'>

/** The picture without its box, for boxes with other content. */
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

const PHONES = '(max-width: 649px) and (orientation: portrait)'

type Portrait = NonNullable<Picture['portrait']>

const portraitSizes = ({ width, height }: Portrait) =>
  `max(100vw, ${Math.ceil((100 * width) / height)}vh)`

/** A phone shows only a third of a screen-filling landscape picture, so it gets a portrait crop. */
function PortraitPicture({ of: portrait, children }: { of: Portrait; children: ReactNode }) {
  const { srcSet, width, height } = portrait
  const sizes = portraitSizes(portrait)
  return (
    <picture className={s.portrait}>
      <source media={PHONES} srcSet={srcSet} sizes={sizes} width={width} height={height} />
      {children}
    </picture>
  )
}

/**
 * React doesn't preload pictures inside `<picture>`, because it can't know which source is used.
 */
function Preloads({ image, sizes }: { image: Picture & { portrait: Portrait }; sizes: string }) {
  const { portrait, responsiveImage: whole } = image
  return [
    { media: PHONES, of: portrait, imageSizes: portraitSizes(portrait) },
    { media: `not all and ${PHONES}`, of: whole, imageSizes: withDensityCap(sizes) },
  ].map(({ of: { src, srcSet }, ...rest }) => (
    // React hoists preload links into the head only if they have an `href`.
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
