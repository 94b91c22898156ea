import { graphql } from '@belvedere/blocks/graphql.ts'
import { imageFragment } from '@belvedere/blocks/parts/image/fragment.ts'
import { anyBlockFragment, seoTagFragment } from './page-fragments.ts'

/** The queries of specification §7 for pages whose content is their blocks. */

export const homeQuery = graphql(
  `
    query Home {
      record: home {
        id
        _shareImage {
          ...Image
        }
        _seoMetaTags {
          ...SeoTag
        }
        blocks {
          __typename
          ...AnyBlock
        }
      }
    }
  `,
  [seoTagFragment, anyBlockFragment, imageFragment],
)

export const pageQuery = graphql(
  `
    query Page($slug: String) {
      record: page(filter: { slug: { eq: $slug } }) {
        id
        title
        _shareImage {
          ...Image
        }
        _seoMetaTags {
          ...SeoTag
        }
        blocks {
          __typename
          ...AnyBlock
        }
      }
    }
  `,
  [seoTagFragment, anyBlockFragment, imageFragment],
)

export const experienceQuery = graphql(
  `
    query Experience($slug: String!) {
      record: experience(filter: { slug: { eq: $slug } }) {
        id
        slug
        title
        _shareImage {
          ...Image
        }
        _seoMetaTags {
          ...SeoTag
        }
        blocks {
          __typename
          ...AnyBlock
        }
      }
    }
  `,
  [seoTagFragment, anyBlockFragment, imageFragment],
)

export const realEstateOverviewQuery = graphql(
  `
    query RealEstateOverview {
      record: realEstateOverview {
        id
        _shareImage {
          ...Image
        }
        _seoMetaTags {
          ...SeoTag
        }
        blocks {
          __typename
          ...AnyBlock
        }
      }
    }
  `,
  [seoTagFragment, anyBlockFragment, imageFragment],
)
