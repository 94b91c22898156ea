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
    bedrooms
    facts(on: card) {
      key
      kind
      label
      value
      unit
      also
    }
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

/** A listing for lists that visitors filter and sort by the facts of the owner. */
export const filteredListingFragment = graphql(
  `
    fragment FilteredListing on RealEstateListingRecord {
      ...ListingCard
      filters: facts(on: filter) {
        key
        kind
        heading
        value
        unit
        plain
        rank
      }
      orders: facts(on: sort) {
        key
        heading
        plain
      }
    }
  `,
  [listingCardFragment],
)
