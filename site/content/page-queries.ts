import { graphql } from '@belvedere/blocks/graphql.ts'
import { pageFields, pageFragments } from './page-fragments.ts'

/** The queries of specification §7 for pages whose content is their blocks. */

export const homeQuery = graphql(
  `
    query Home {
      record: home {
        id
        ${pageFields}
      }
    }
  `,
  pageFragments,
)

export const pageQuery = graphql(
  `
    query Page($slug: String) {
      record: page(filter: { slug: { eq: $slug } }) {
        id
        title
        ${pageFields}
      }
    }
  `,
  pageFragments,
)

export const experienceQuery = graphql(
  `
    query Experience($slug: String!) {
      record: experience(filter: { slug: { eq: $slug } }) {
        id
        slug
        title
        ${pageFields}
      }
    }
  `,
  pageFragments,
)

export const realEstateOverviewQuery = graphql(
  `
    query RealEstateOverview {
      record: realEstateOverview {
        id
        ${pageFields}
      }
    }
  `,
  pageFragments,
)
