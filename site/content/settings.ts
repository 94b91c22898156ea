import { graphql, type ResultOf } from '@belvedere/blocks/graphql.ts'
import { imageFragment, portraitFragment } from '@belvedere/blocks/parts/image/fragment.ts'
import { linkFragment } from '@belvedere/blocks/parts/link/fragment.ts'

export const siteFragment = graphql(`
  fragment Site on SiteRecord {
    name
    locale
    kind
    inquireTo
    addresses {
      map
      realEstate
      experiences
      gallery
    }
    currency
    timeZone
    lat
    lng
    features {
      splash
      smoothScroll
      cookieBanner
      theme
      sign
      arc
      horizon
      hours
      houseSun
      shareSun
      dial
    }
    tags {
      googleId
      scripts {
        name
        address
        hosts
      }
    }
    favicon {
      mimeType
      url
    }
    icons {
      size
      url
      purpose
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

export const brandFragment = graphql(
  `
  fragment Brand on BrandRecord {
    errorPicture {
      ...Image
      ...Portrait
    }
    wordmarkText
    wordmarkDrawing {
      box {
        x
        y
        width
        height
      }
      content
    }
    markDrawing {
      box {
        x
        y
        width
        height
      }
      content
      parts {
        name
        box {
          x
          y
          width
          height
        }
        content
      }
    }
    palette {
      paper
      ink
      accent
      link
      raised
      sand
      dune
      pale
      deep
      inkSoft
      caption
      paperSoft
      accentSoft
      linkSoft
      error
      errorSoft
      duneText
      duneCaption
      duneAccent
      duneLink
    }
    titles {
      face
    }
    text {
      face
    }
    fonts {
      use
      style
      kind
      url
      width
      ascent
      descent
      gap
    }
    statement
    words {
      key
      text
    }
  }
`,
  [imageFragment, portraitFragment],
)

/** The data that the shell of every page needs (readings, Content contract). */
export const shellQuery = graphql(
  `
    query Shell {
      site {
        ...Site
      }
      global {
        ...Global
      }
      brand {
        ...Brand
      }
    }
  `,
  [siteFragment, globalFragment, brandFragment],
)

/** The site settings; all parts are null while they cannot be fetched. */
export type Settings = ResultOf<typeof shellQuery>
