import { ENDLESS_WORD, HOSTILE, LONG_TITLE } from '@belvedere/blocks/parts/extremes.ts'
import { picture } from '@belvedere/blocks/parts/fixture.ts'
import type { Settings } from '../content/settings.ts'

const ALL_PARTS = {
  theme: 'day' as const,
  sign: true,
  arc: true,
  horizon: true,
  hours: true,
  houseSun: true,
  shareSun: true,
}

/** The settings while none could be fetched. */
export const noSettings: Settings = { site: null, global: null, brand: null }

const site = {
  name: 'Our Place',
  locale: 'en',
  currency: 'EUR',
  timeZone: null,
  lat: null,
  lng: null,
  favicon: null,
  icons: [],
  faviconMetaTags: [],
  inquireTo: '/contact',
  addresses: null,
  kind: null,
  tags: null,
  features: { ...ALL_PARTS, dial: false, splash: false, smoothScroll: false, cookieBanner: false },
}

/** Settings with every field filled. */
export const fullSettings: Settings = {
  site,
  brand: null,
  global: {
    titleColumn1: 'Explore',
    titleColumn2: 'Live here',
    titleColumn3: 'The company',
    menu: links('Home', 'The place', 'Experiences', 'Gallery', 'Map'),
    menu2: links('Real estate', 'Lake Villas', 'Hill Villas', 'Mill Houses', 'Grove Houses'),
    menu3: links('About', 'Journal', 'Press', 'Contact'),
    menuData: [
      {
        id: 'gatehouse',
        title: 'The gatehouse',
        address: '<p>1 Shore Lane<br>Our Place</p>',
        map: 'https://maps.google.com/?q=36.1,-6.0',
        mail: null,
        phone: null,
      },
      {
        id: 'sales',
        title: 'Sales',
        address: null,
        map: null,
        mail: 'hello@example.com',
        phone: '+34 600 000 000',
      },
    ],
    image: picture('villas-ridge', { alt: 'Houses along a ridge of pines' }),
    secondaryMenu: links('Imprint', 'Privacy', 'Cookies'),
    phone: '+34 600 000 000',
    email: 'hello@example.com',
    instagram: 'our-place',
    copyright: '© Our Place',
    footMenu1: links('Home', 'The place', 'Experiences', 'Gallery'),
    footMenu2: links('Real estate', 'About', 'Contact'),
  },
}

function links(...labels: string[]) {
  return labels.map((label) => {
    const slug = label.toLowerCase().replaceAll(/[^a-z\d]+/g, '-')
    return { id: slug, label, to: `/${slug}` }
  })
}

const cookieBannerSite = { ...site, features: { ...site.features, cookieBanner: true } }

/** The full settings with the cookie banner switched on. */
export const cookieBannerSettings: Settings = { ...fullSettings, site: cookieBannerSite }

const long = [LONG_TITLE, ENDLESS_WORD, HOSTILE]
const many = Array.from({ length: 40 }, (_, place) => `Place ${place + 1}`)

/** Menus with texts that test the layout: long, unbreakable, hostile, and far too many. */
export const extremeSettings: Settings = {
  brand: null,
  site: { ...site, name: LONG_TITLE },
  global: {
    titleColumn1: LONG_TITLE,
    titleColumn2: ENDLESS_WORD,
    titleColumn3: null,
    menu: links(...long),
    menu2: links(...many),
    menu3: [],
    menuData: [
      {
        id: 'long',
        title: LONG_TITLE,
        address: `<p>${LONG_TITLE}<p>${ENDLESS_WORD}<br>${HOSTILE}`,
        map: 'https://maps.example.com/',
        mail: `${'a'.repeat(60)}@example.com`,
        phone: '+34 600 000 000 extension 0000000000000000',
      },
      { id: 'bare', title: null, address: null, map: null, mail: null, phone: null },
    ],
    image: null,
    secondaryMenu: links(...long),
    phone: '+34 600 000 000 extension 0000000000000000',
    email: `${'a'.repeat(60)}@example.com`,
    instagram: 'a'.repeat(60),
    copyright: `© ${LONG_TITLE} ${HOSTILE}`,
    footMenu1: links(...long),
    footMenu2: links(...many),
  },
}
