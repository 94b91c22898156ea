import { graphql } from '../graphql.ts'
import { imageFragment } from '../parts/image/fragment.ts'

export const fragment = graphql(
  `
    fragment ExperiencesCarousel on ExperiencesCarouselRecord {
      title
      backgroundImage {
        ...Image
      }
      items {
        id
        image {
          ...Image
        }
        experience {
          title
          slug
          featuredImage {
            ...Image
          }
        }
      }
    }
  `,
  [imageFragment],
)
