import type { PropertyKind } from '@belvedere/kit/property-kind.ts'
import { slugify } from '@belvedere/kit/slugify.ts'
import type { ThemeName } from '@belvedere/kit/theme/themes.ts'
import { wordsOf } from '@belvedere/kit/words/words-of.ts'
import type { CopyBlock, CopyLink } from '../copy.ts'
import { DRAWING_NAMES, type DrawingName } from './drawings.ts'
import type { StarterWords } from './starter-words.ts'

/** A day by the sea is no idea for a house in a city. */
const THEMES: Record<PropertyKind, ThemeName> = {
  resort: 'day',
  villas: 'day',
  apartments: 'plain',
  estate: 'plain',
  offices: 'plain',
  plots: 'plain',
}

type Seo = { description: string }
type Page = { title: string; slug: string; seo: Seo; blocks: CopyBlock[] }

/** The `copy.json` of a new property: ten pages, an address, three groups of two units, one gallery. */
export function starterCopy(words: StarterWords, kind: PropertyKind, name: string) {
  const pages = pagesOf(words, name)
  const units = unitsOf(words, kind)
  return {
    $schema: './schemas/copy.schema.json',
    site: {
      name,
      kind,
      currency: words.currency,
      locale: words.locale,
      ...addressesOf(words, kind),
      features: { theme: THEMES[kind] },
      ...(kind === 'apartments' && { facts: FLAT_FACTS }),
    },
    global: menusOf(words, kind, name),
    home: homeOf(words, kind, units),
    overview: overviewOf(words, kind),
    map: mapOf(words),
    pages,
    categories: groupsOf(words, kind),
    listings: units,
    galleries: [galleryOf(words)],
  }
}

/** Addresses in the language of the property; none for those of the specification. */
function addressesOf({ addresses, kinds }: StarterWords, kind: PropertyKind) {
  const { address } = kinds[kind]
  return addresses || address ? { addresses: { ...addresses, realEstate: address } } : {}
}

/** The `manifest.json` of a new property: its drawings, each with what it shows. */
export function starterFiles({ pictures }: StarterWords) {
  const files = DRAWING_NAMES.map((name) => [name, { file: fileOf(name), alt: pictures[name] }])
  return Object.fromEntries(files)
}

/** The path of a drawing in the property's folder. */
export const fileOf = (name: DrawingName) => `images/${name}.webp`

const pathOf = ({ slug }: { slug: string }) => `/${slug}`
const linkTo = (page: { title: string; slug: string }): CopyLink => {
  return { label: page.title, to: pathOf(page) }
}
const groupPath = (group: { slug: string }) => `/real-estate/${group.slug}`

function hero(title: string, subtitle: string, media?: DrawingName): CopyBlock {
  return { type: 'hero', look: media ? 'plain' : 'slim', title, subtitle, ...(media && { media }) }
}

function homeOf(words: StarterWords, kind: PropertyKind, units: { slug: string }[]) {
  const { home, location, contact, kinds } = words
  return {
    seo: { description: home.intro },
    blocks: [
      { type: 'hero', look: 'over', title: home.title, subtitle: home.subtitle, media: 'front' },
      { type: 'intro', text: home.intro },
      { type: 'real_estate_categories' },
      {
        type: 'featured_listings',
        title: home.housesTitle,
        items: units.filter((_, at) => at % 2 === 0).map(({ slug }) => slug),
        linkLabel: kinds[kind].all,
      },
      {
        type: 'feature_5050',
        text: { title: location.title, text: location.text },
        link: linkTo(location),
        media: 'garden',
      },
      { type: 'banner_cta', title: contact.text, link: linkTo(contact), media: 'table' },
    ],
  }
}

function overviewOf({ overview, kinds, contact }: StarterWords, kind: PropertyKind) {
  return {
    seo: { description: overview.text },
    blocks: [
      hero(kinds[kind].all, overview.text),
      { type: 'intro', text: overview.title },
      { type: 'real_estate_categories' },
      { type: 'banner_cta', title: contact.text, link: linkTo(contact), media: 'room' },
    ],
  }
}

/** Without a plan, the map is an address. */
function mapOf({ map, location }: StarterWords) {
  return { ...map, eyebrow: location.title, seo: { description: map.subtitle } }
}

const GROUP_PICTURES = ['balcony', 'roofs', 'door'] as const

function groupsOf({ group, kinds, contact }: StarterWords, kind: PropertyKind) {
  return kinds[kind].groups.map(({ title, slug }, at) => ({
    title,
    slug,
    description: group.text,
    featuredImage: GROUP_PICTURES[at],
    seo: { description: group.text },
    blocks: [{ type: 'banner_cta', title: contact.text, link: linkTo(contact), media: 'table' }],
  }))
}

/** Two units a group, without prices: a page says “On request” until there is one. */
const HOMES = [
  { bedrooms: 1, bathrooms: 1, area: 48 },
  { bedrooms: 1, bathrooms: 1, area: 56.5 },
  { bedrooms: 2, bathrooms: 1, area: 78.4 },
  { bedrooms: 2, bathrooms: 2, area: 84 },
  { bedrooms: 3, bathrooms: 2, area: 112 },
  { bedrooms: 4, bathrooms: 2, area: 138.5 },
]

/** What people compare flats by, in this order; each has its label from the language of the site. */
const FLAT_FACTS = [
  { kind: 'rooms', onCard: true, onPage: true, onSheet: true, onFilter: true },
  { kind: 'area', onCard: true, onPage: true, onSheet: true },
  { kind: 'service_charge', onCard: true, onPage: true, onSheet: true, onFilter: true },
  { kind: 'floor', onPage: true, onSheet: true, onFilter: true },
  { kind: 'bathrooms', onPage: true, onSheet: true },
  { kind: 'available_from', onPage: true, onSheet: true },
  { kind: 'energy_class', onPage: true, onSheet: true },
  { kind: 'unit', onPage: true, onSheet: true },
]

/** The same six units as flats. */
const FLATS = [
  { rooms: 1.5, floor: 0, service_charge: 148, energy_class: 'B' },
  { rooms: 2, floor: 1, service_charge: 176, energy_class: 'B' },
  { rooms: 2.5, floor: 1, service_charge: 245, energy_class: 'A' },
  { rooms: 3, floor: 2, service_charge: 262, energy_class: 'A' },
  { rooms: 4, floor: 3, service_charge: 348, energy_class: 'A' },
  { rooms: 5, floor: 4, service_charge: 429, energy_class: 'A+' },
].map((facts) => ({ ...facts, available_from: '2027-10-01' }))

/** Nobody sleeps in an office or on a plot. */
function factsOf(kind: PropertyKind): readonly { area: number }[] {
  if (kind === 'offices') return HOMES.map(({ area }) => ({ area: area * 2 }))
  return kind === 'plots' ? HOMES.map(({ area }) => ({ area: area * 10 })) : HOMES
}

const UNIT_PICTURES = ['room', 'door', 'balcony', 'table', 'stair', 'roofs'] as const

function unitsOf(words: StarterWords, kind: PropertyKind) {
  const { unit, kinds, contact, privacy, locale } = words
  const { groups } = kinds[kind]
  const { home } = wordsOf(locale, {}, kind).team
  return factsOf(kind).map((facts, at) => {
    const picture = UNIT_PICTURES[at] ?? 'room'
    const title = `${home} ${at + 1}`
    return {
      title,
      slug: slugify(title),
      category: groups[Math.floor(at / 2)]?.slug,
      unit: `${at + 1}`,
      ...facts,
      ...(kind === 'apartments' && { facts: FLATS[at] }),
      description: unit.text,
      thumbnail: picture,
      pictures: [picture, 'stair', 'garden'].filter((one, i, all) => all.indexOf(one) === i),
      seo: { description: unit.text },
      blocks: [
        { type: 'property_intro', description: unit.text },
        { type: 'content_block', text: unit.footnote },
        { type: 'listings_related' },
        contactForm(contact, privacy),
      ],
    }
  })
}

function contactForm(contact: StarterWords['contact'], privacy: StarterWords['privacy']) {
  return {
    type: 'contact_form',
    heading: contact.heading,
    subjects: contact.subjects,
    privacy: linkTo(privacy),
    sidebar: [{ type: 'contact_email', title: contact.email, email: EXAMPLE_MAIL }],
  }
}

/** The address that a property has until somebody enters its own. */
export const EXAMPLE_MAIL = 'hello@example.com'

function galleryOf({ gallery }: StarterWords) {
  const { title, slug, description } = gallery
  return { title, slug, images: DRAWING_NAMES, seo: { description } }
}

function pagesOf(words: StarterWords, name: string): Page[] {
  const { about, location, living, questions, contact, galleries, gallery, privacy } = words
  const { imprint, cookies, accessibility } = words
  const page = ({ title, slug, text }: StarterWords['about'], ...blocks: CopyBlock[]): Page => {
    return { title, slug, seo: { description: text }, blocks }
  }
  const told = (told: StarterWords['about'], media: DrawingName, other: DrawingName) =>
    page(
      told,
      hero(told.title, name, media),
      { type: 'feature_5050', text: { text: told.text }, media: other },
      { type: 'banner_cta', title: contact.text, link: linkTo(contact), media: 'table' },
    )
  const small = (told: StarterWords['about']) =>
    page(told, hero(told.title, name), { type: 'intro', text: told.text })
  return [
    told(about, 'roofs', 'stair'),
    told(location, 'garden', 'front'),
    told(living, 'room', 'balcony'),
    page(questions, hero(questions.title, questions.text), {
      type: 'features',
      title: questions.heading,
      features: questions.rows,
    }),
    page(galleries, { type: 'gallery_grid', title: galleries.title, items: [gallery.slug] }),
    page(contact, hero(contact.title, contact.text), contactForm(contact, privacy)),
    ...[imprint, privacy, cookies, accessibility].map(small),
  ]
}

function menusOf(words: StarterWords, kind: PropertyKind, name: string) {
  const { menu, map, about, location, living, questions, contact, gallery } = words
  const { imprint, privacy, cookies, accessibility } = words
  const groups = words.kinds[kind].groups
  const unitLinks = [
    { label: menu.overview, to: '/real-estate' },
    ...groups.map((group) => ({ label: group.title, to: groupPath(group) })),
  ]
  return {
    titleColumn1: menu.property,
    titleColumn2: menu.more,
    titleColumn3: words.kinds[kind].all,
    menu: [about, location, living].map(linkTo),
    menu2: [
      linkTo(questions),
      { label: map.title, to: '/map' },
      { label: gallery.title, to: `/gallery/${gallery.slug}` },
      linkTo(contact),
    ],
    menu3: unitLinks,
    footMenu1: [about, location, questions, contact].map(linkTo),
    footMenu2: unitLinks,
    secondaryMenu: [imprint, privacy, cookies, accessibility].map(linkTo),
    menuData: [{ title: contact.title, mail: EXAMPLE_MAIL }],
    image: 'front',
    email: EXAMPLE_MAIL,
    copyright: name,
  }
}
