import { graphql } from '../graphql.ts'
import { linkFragment } from '../parts/link/fragment.ts'

export const fragment = graphql(
  `
    fragment Downloads on DownloadsRecord {
      title
      files {
        __typename
        ... on LinkRecord {
          ...Link
        }
        ... on DownloadItemRecord {
          id
          name: label
          link {
            url
            title
            filename
            size
          }
        }
      }
    }
  `,
  [linkFragment],
)
