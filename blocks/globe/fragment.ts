import { graphql } from '../graphql.ts'

/** A picture of at most 500 × 500 (spec §9). */
const communityPictureFragment = graphql(`
  fragment CommunityPicture on FileField {
    id
    alt
    title
    focalPoint {
      x
      y
    }
    responsiveImage(imgixParams: { fit: max, w: 500, h: 500, auto: [format, compress] }) {
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

export const fragment = graphql(
  `
    fragment Globe on GlobeRecord {
      title
      subtitle
      subtitle2
      lat
      lng
      airports {
        id
        country
        flag {
          responsiveImage(imgixParams: { fit: max, w: 200, h: 100, auto: [format, compress] }) {
            src
            width
            height
          }
        }
        items {
          id
          title
          time
          lat
          lng
        }
      }
      communities {
        id
        title
        location
        lat
        lng
        image {
          ...CommunityPicture
        }
        logo {
          url
          width
          height
        }
      }
    }
  `,
  [communityPictureFragment],
)
