import { graphql, type ResultOf } from '@belvedere/blocks/graphql.ts'
import { imageFragment } from '@belvedere/blocks/parts/image/fragment.ts'
import { listingCardFragment } from '@belvedere/blocks/parts/listing/fragment.ts'

/** The queries of specification §7 for one page each; the fragments of all blocks are added later. */

export const homeQuery = graphql(`
  query Home {
    record: home {
      id
      _seoMetaTags {
        tag
        attributes
        content
      }
      blocks {
        __typename
        ... on BlockRecord {
          id
          _modelApiKey
        }
      }
    }
  }
`)

export const mapQuery = graphql(
  `
    query Map {
      record: map {
        id
        eyebrow
        title
        subtitle
        plan {
          ...Image
        }
        places {
          meshKey
          x
          y
        }
        _seoMetaTags {
          tag
          attributes
          content
        }
        blocks {
          __typename
          ... on BlockRecord {
            id
            _modelApiKey
          }
        }
      }
    }
  `,
  [imageFragment],
)

export const pageQuery = graphql(`
  query Page($slug: String) {
    record: page(filter: { slug: { eq: $slug } }) {
      id
      title
      _seoMetaTags {
        tag
        attributes
        content
      }
      blocks {
        __typename
        ... on BlockRecord {
          id
          _modelApiKey
        }
      }
    }
  }
`)

export const experienceQuery = graphql(`
  query Experience($slug: String!) {
    record: experience(filter: { slug: { eq: $slug } }) {
      id
      slug
      title
      _seoMetaTags {
        tag
        attributes
        content
      }
      blocks {
        __typename
        ... on BlockRecord {
          id
          _modelApiKey
        }
      }
    }
  }
`)

export const realEstateCatQuery = graphql(
  `
    query RealEstateCat($slug: String!) {
      overview: realEstateOverview {
        id
      }
      record: realEstateCat(filter: { slug: { eq: $slug } }) {
        id
        slug
        title
        description
        featuredImage {
          ...Image
        }
        _seoMetaTags {
          tag
          attributes
          content
        }
        blocks {
          __typename
          ... on BlockRecord {
            id
            _modelApiKey
          }
        }
      }
    }
  `,
  [imageFragment],
)

export const realEstateListingQuery = graphql(
  `
    query RealEstateListing($slug: String!) {
      overview: realEstateOverview {
        id
      }
      record: realEstateListing(filter: { slug: { eq: $slug } }) {
        ...ListingCard
        meshKey
        description
        pictures {
          ...Image
        }
        related {
          ...ListingCard
        }
        _seoMetaTags {
          tag
          attributes
          content
        }
        blocks {
          __typename
          ... on BlockRecord {
            id
            _modelApiKey
          }
        }
      }
    }
  `,
  [listingCardFragment, imageFragment],
)

export const realEstateOverviewQuery = graphql(`
  query RealEstateOverview {
    record: realEstateOverview {
      id
      _seoMetaTags {
        tag
        attributes
        content
      }
      blocks {
        __typename
        ... on BlockRecord {
          id
          _modelApiKey
        }
      }
    }
  }
`)

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
        _seoMetaTags {
          tag
          attributes
          content
        }
      }
    }
  `,
  [imageFragment],
)

type Found<Query> = NonNullable<Extract<ResultOf<Query>, { record: unknown }>['record']>

export type MapRecord = Found<typeof mapQuery>
export type ExperienceRecord = Found<typeof experienceQuery>
export type CategoryRecord = Found<typeof realEstateCatQuery>
export type ListingRecord = Found<typeof realEstateListingQuery>
export type OverviewRecord = Found<typeof realEstateOverviewQuery>
export type GalleryRecord = Found<typeof galleryQuery>
