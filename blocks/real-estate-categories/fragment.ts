import { graphql } from '../graphql.ts'
import { imageFragment } from '../parts/image/fragment.ts'

export const fragment = graphql(
  `
    fragment RealEstateCategories on RealEstateCategoriesRecord {
      categories {
        id
        title
        slug
        description
        featuredImage {
          ...Image
        }
        listingCount
        availableCount
        lowestPrice
        currency
        locale
      }
    }
  `,
  [imageFragment],
)
