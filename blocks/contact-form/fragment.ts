import { graphql } from '../graphql.ts'
import { linkFragment } from '../parts/link/fragment.ts'

export const fragment = graphql(
  `
  fragment ContactForm on ContactFormRecord {
    heading
    subjects
    languages
    questions {
      id
      kind
      label
      options
      isRequired
    }
    consent
    answerWithin
    answerUnit
    privacy {
      ...Link
    }
    sidebar {
      __typename
      ... on ContactTextRecord {
        id
        title
        content
      }
      ... on ContactAddressRecord {
        id
        title
        address
        map
      }
      ... on ContactEmailRecord {
        id
        title
        email
      }
      ... on ContactPhoneRecord {
        id
        title
        phone
      }
    }
  }
`,
  [linkFragment],
)
