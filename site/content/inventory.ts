import { graphql, type ResultOf } from '@belvedere/blocks/graphql.ts'
import { filteredListingFragment } from '@belvedere/blocks/parts/listing/fragment.ts'

/** The fields of a listing outside its blocks (specification §3). */
export const listingFactsFragment = graphql(
  `
    fragment ListingFacts on RealEstateListingRecord {
      ...FilteredListing
      meshKey
      description
      terrace
      category {
        id
        noun {
          one
          many
        }
      }
    }
  `,
  [filteredListingFragment],
)

/** The fields of an amenity (specification §3). */
export const amenityFactsFragment = graphql(`
  fragment AmenityFacts on AmenityRecord {
    id
    meshKey
    slug
    title
    description
    featuredImage {
      id
      alt
      src: responsiveImage(imgixParams: { fit: crop, w: 1000, h: 800, auto: [format, compress] }) {
        src
        srcSet
        width
        height
        bgColor
      }
      thumbnail: responsiveImage(
        imgixParams: { fit: crop, w: 400, h: 300, auto: [format, compress] }
      ) {
        src
        srcSet
        width
        height
        bgColor
      }
    }
  }
`)

export type Listing = ResultOf<typeof listingFactsFragment>
export type Amenity = ResultOf<typeof amenityFactsFragment>
