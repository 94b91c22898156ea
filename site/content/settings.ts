import { graphql, type ResultOf } from '@belvedere/blocks/graphql.ts'
import { imageFragment } from '@belvedere/blocks/parts/image/fragment.ts'
import { linkFragment } from '@belvedere/blocks/parts/link/fragment.ts'

export const siteFragment = graphql(`
  fragment Site on SiteRecord {
    name
    locale
    currency
    features {
      splash
      smoothScroll
      dial
      cookieBanner
    }
    favicon {
      mimeType
      url
    }
    faviconMetaTags {
      tag
      attributes
      content
    }
  }
`)

export const globalFragment = graphql(
  `
    fragment Global on GlobalRecord {
      titleColumn1
      titleColumn2
      titleColumn3
      menu {
        ...Link
      }
      menu2 {
        ...Link
      }
      menu3 {
        ...Link
      }
      menuData {
        id
        title
        address
        map
        mail
        phone
      }
      image {
        ...Image
      }
      secondaryMenu {
        ...Link
      }
      phone
      email
      instagram
      copyright
      footMenu1 {
        ...Link
      }
      footMenu2 {
        ...Link
      }
    }
  `,
  [imageFragment, linkFragment],
)

/** What the shell of every page needs (readings, Content contract). */
export const shellQuery = graphql(
  `
    query Shell {
      site {
        ...Site
      }
      global {
        ...Global
      }
    }
  `,
  [siteFragment, globalFragment],
)

/** The site settings; both parts are null while they cannot be fetched. */
export type Settings = ResultOf<typeof shellQuery>
