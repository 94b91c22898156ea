import { graphql, type ResultOf } from '@belvedere/blocks/graphql.ts'
import { listingCardFragment } from '@belvedere/blocks/parts/listing/fragment.ts'
import { headFields, headFragments, pageFields, pageFragments } from './page-fragments.ts'

/** The queries of specification §7 for pages with more content than blocks. */

export const mapQuery = graphql(
  `
    query Map {
      record: map {
        id
        eyebrow
        title
        subtitle
        address
        plan {
          ...Image
        }
        planDusk {
          ...Image
        }
        places {
          meshKey
          x
          y
        }
        waters {
          name
          x
          y
        }
        gate
        bearing
        metres
        scene {
          url
          bytes
          triangles
          min
          max
          nodes {
            name
            x
            y
            z
          }
          roads {
            points
            edges
          }
        }
        ${pageFields}
      }
      site {
        id
        lat
        lng
        timeZone
      }
    }
  `,
  pageFragments,
)

export const realEstateCatQuery = graphql(
  `
    query RealEstateCat($slug: String!) {
      overview: realEstateOverview {
        id
        hour
      }
      record: realEstateCat(filter: { slug: { eq: $slug } }) {
        id
        slug
        title
        description
        noun {
          one
          many
        }
        featuredImage {
          ...Image
        }
        ${pageFields}
      }
    }
  `,
  pageFragments,
)

export const realEstateListingQuery = graphql(
  `
    query RealEstateListing($slug: String!) {
      overview: realEstateOverview {
        id
        hour
      }
      record: realEstateListing(filter: { slug: { eq: $slug } }) {
        ...ListingCard
        category {
          title
          hour
          noun {
            one
            many
          }
        }
        pageFacts: facts(on: page) {
          key
          kind
          label
          value
          unit
          also
          plain
        }
        meshKey
        description
        pictures {
          ...Image
        }
        floorPlan {
          ...Image
        }
        floorPlanBearing
        plan {
          width
          height
          metres
          walls
          rooms {
            name
            isOutdoor
            polygon
          }
          openings
        }
        skyline
        terrace
        related(first: 3) {
          ...ListingCard
        }
        ${pageFields}
      }
      site {
        id
        lat
        lng
        timeZone
      }
    }
  `,
  [...pageFragments, listingCardFragment],
)

export const galleryQuery = graphql(
  `
    query Gallery($slug: String!) {
      record: gallery(filter: { slug: { eq: $slug } }) {
        id
        slug
        title
        images {
          ...Image
        }
        ${headFields}
      }
    }
  `,
  headFragments,
)

type RecordOf<Query> = NonNullable<Extract<ResultOf<Query>, { record: unknown }>['record']>

export type MapRecord = RecordOf<typeof mapQuery>
export type MapSite = ResultOf<typeof mapQuery>['site']
export type ListingRecord = RecordOf<typeof realEstateListingQuery>
export type ListingSite = ResultOf<typeof realEstateListingQuery>['site']
