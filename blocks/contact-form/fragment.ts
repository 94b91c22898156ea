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
    words {
      name
      email
      phone
      about
      message
      optional
      answerBy
      byEmail
      byPhone
      language
      news
      go
      sending
      note
      map
      sidebar
      nameMissing
      emailMissing
      emailInvalid
      phoneMissing
      phoneInvalid
      messageMissing
      tooLong
      wrong
      lookOver
      busy
      notKept
      byMail
      sentHeading
      sentText
      reference
    }
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
