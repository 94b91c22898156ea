import type { GlobalSlug, PayloadRequest } from 'payload'
import { blocksOf } from './blocks.ts'
import { hourOf } from './hour.ts'
import { type Ids, idOf } from './ids.ts'
import { linksOf } from './links.ts'
import type { Property } from './property.ts'
import { paragraph } from './rich-text.ts'

/** A global of a property: settings or a page that exists once. */
export type SeedGlobal = {
  slug: GlobalSlug
  title: string
  data: (ids: Ids) => object
  write: (req: PayloadRequest, ids: Ids) => Promise<unknown>
}

const published = { _status: 'published' } as const
const depth = 0

function homeData({ copy }: Property, ids: Ids) {
  const { hour, blocks, ...home } = copy.home
  return { ...home, ...hourOf({ hour }), ...published, blocks: blocksOf(blocks, ids) }
}

function overviewData({ copy }: Property, ids: Ids) {
  const { hour, blocks, ...overview } = copy.overview
  return { ...overview, ...hourOf({ hour }), ...published, blocks: blocksOf(blocks, ids) }
}

function mapData({ copy, plan, files }: Property, ids: Ids) {
  const { hour, ...map } = copy.map
  return {
    ...map,
    ...hourOf({ hour }),
    ...published,
    model: idOf(ids, 'media', 'masterplan'),
    plan: idOf(ids, 'media', 'plan'),
    planDusk: files['plan-dusk'] ? idOf(ids, 'media', 'plan-dusk') : null,
    places: Object.entries(plan).map(([meshKey, { x, y }]) => {
      return { meshKey, x: percent(x), y: percent(y) }
    }),
  }
}

function percent(part: number) {
  return Math.round(part * 1e4) / 100
}

function menuData({ copy }: Property, ids: Ids) {
  const { menu, menu2, menu3, secondaryMenu, footMenu1, footMenu2, ...rest } = copy.global
  return {
    ...rest,
    ...published,
    menu: linksOf(menu, ids),
    menu2: linksOf(menu2, ids),
    menu3: linksOf(menu3, ids),
    secondaryMenu: linksOf(secondaryMenu, ids),
    footMenu1: linksOf(footMenu1, ids),
    footMenu2: linksOf(footMenu2, ids),
    image: idOf(ids, 'media', rest.image),
    menuData: rest.menuData.map(({ address, ...contact }) => ({
      ...contact,
      ...(address && { address: paragraph(address) }),
    })),
  }
}

function siteData({ copy }: Property, ids: Ids) {
  return { ...copy.site, ...published, favicon: idOf(ids, 'media', copy.site.favicon) }
}

/** All globals of a property. The site settings come last: they mark a complete seed. */
export function globalsOf(property: Property): SeedGlobal[] {
  const home = (ids: Ids) => homeData(property, ids)
  const overview = (ids: Ids) => overviewData(property, ids)
  const map = (ids: Ids) => mapData(property, ids)
  const menus = (ids: Ids) => menuData(property, ids)
  const brand = (ids: Ids) => brandData(property, ids)
  const site = (ids: Ids) => siteData(property, ids)
  return [
    {
      slug: 'home',
      title: 'Home page',
      data: home,
      write: (req, ids) => req.payload.updateGlobal({ slug: 'home', data: home(ids), depth, req }),
    },
    {
      slug: 'real-estate-overview',
      title: 'Real-estate overview',
      data: overview,
      write: (req, ids) =>
        req.payload.updateGlobal({
          slug: 'real-estate-overview',
          data: overview(ids),
          depth,
          req,
        }),
    },
    {
      slug: 'map',
      title: 'Map page',
      data: map,
      write: (req, ids) => req.payload.updateGlobal({ slug: 'map', data: map(ids), depth, req }),
    },
    {
      slug: 'global',
      title: 'Menus and footer',
      data: menus,
      write: (req, ids) =>
        req.payload.updateGlobal({ slug: 'global', data: menus(ids), depth, req }),
    },
    {
      slug: 'brand',
      title: 'Brand',
      data: brand,
      write: (req, ids) =>
        req.payload.updateGlobal({ slug: 'brand', data: brand(ids), depth, req }),
    },
    {
      slug: 'site',
      title: 'Site',
      data: site,
      write: (req, ids) => req.payload.updateGlobal({ slug: 'site', data: site(ids), depth, req }),
    },
  ]
}

const TITLES = [
  ...(['noto-serif-display', 'bodoni-moda', 'cormorant-garamond', 'fraunces'] as const),
  ...(['newsreader', 'outfit'] as const),
]
const TEXT = [
  ...(['instrument-sans', 'dm-sans', 'figtree', 'inter', 'literata', 'work-sans'] as const),
]

/** The brand of a property as the studio saves it. */
function brandData({ copy }: Property, ids: Ids) {
  const { wordmark, mark, errorPicture, titles, text, ...brand } = copy.brand
  return {
    ...brand,
    _status: 'published' as const,
    titles: { face: TITLES.find((face) => face === titles.face) },
    text: { face: TEXT.find((face) => face === text.face) },
    ...(wordmark && { wordmark: idOf(ids, 'media', wordmark) }),
    ...(errorPicture && { errorPicture: idOf(ids, 'media', errorPicture) }),
    ...(mark && { mark: idOf(ids, 'media', mark) }),
  }
}
