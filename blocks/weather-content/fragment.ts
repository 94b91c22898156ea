import { graphql } from '../graphql.ts'
import { linkFragment } from '../parts/link/fragment.ts'

export const fragment = graphql(
  `
    fragment WeatherContent on WeatherContentRecord {
      text
      link {
        ...Link
      }
      timeZone
    }
  `,
  [linkFragment],
)
