import { graphql } from '../../graphql.ts'

/** The full picture of spec §9: at most 2440 × 2440, quality 85, with its ladder of widths. */
export const imageFragment = graphql(`
  fragment Image on FileField {
    id
    alt
    title
    focalPoint {
      x
      y
    }
    responsiveImage(imgixParams: { fit: max, w: 2440, h: 2440, auto: [format, compress], q: 85 }) {
      src
      srcSet
      width
      height
      aspectRatio
      bgColor
      base64
    }
  }
`)

/** The upright crop a phone shows of a screen-filling picture, around its focal point. */
export const portraitFragment = graphql(`
  fragment Portrait on FileField {
    portrait: responsiveImage(
      imgixParams: { fit: crop, w: 1080, h: 1920, auto: [format, compress], q: 85 }
    ) {
      src
      srcSet
      width
      height
    }
  }
`)
