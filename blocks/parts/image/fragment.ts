import { graphql } from '../../graphql.ts'

/** The full picture (spec §9): at most 2440 × 2440, quality 85, with a `srcset`. */
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

/**
 * What full-screen pictures need besides: how bright they are under the words, and the portrait crop
 * for phones, around the focal point.
 */
export const portraitFragment = graphql(`
  fragment Portrait on FileField {
    light
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
