import { graphql } from '../../graphql.ts'

/** A listing for lists, with two sizes of its picture (spec §3, §9). */
export const listingCardFragment = graphql(`
  fragment ListingCard on RealEstateListingRecord {
    id
    title
    slug
    unit
    status
    price
    priceSmall
    currency
    locale
    area
    squareFootage
    bedrooms
    bathrooms
    category {
      slug
    }
    standIn {
      mimeType
      url
      small: responsiveImage(imgixParams: { fit: crop, w: 400, h: 300, auto: [format, compress] }) {
        src
        srcSet
        width
        height
      }
    }
    thumbnail {
      alt
      title
      large: responsiveImage(imgixParams: { fit: crop, w: 1000, h: 800, auto: [format, compress] }) {
        src
        srcSet
        width
        height
        aspectRatio
        bgColor
        base64
      }
      small: responsiveImage(imgixParams: { fit: crop, w: 400, h: 300, auto: [format, compress] }) {
        src
        srcSet
        width
        height
        aspectRatio
        bgColor
        base64
      }
    }
  }
`)
