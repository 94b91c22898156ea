import type { GlobalSlug, PayloadRequest } from 'payload'
import { blocksOf } from './blocks.ts'
import { copy } from './copy.ts'
import { type Ids, idOf } from './ids.ts'
import { linksOf } from './links.ts'
import plan from './models/plan.json' with { type: 'json' }
import { paragraph } from './rich-text.ts'

/** A global of the demo: settings or a page that exists once. */
export type DemoGlobal = {
  slug: GlobalSlug
  title: string
  data: (ids: Ids) => object
  write: (req: PayloadRequest, ids: Ids) => Promise<unknown>
}

const published = { _status: 'published' } as const
const depth = 0

function homeData(ids: Ids) {
  return { seo: copy.home.seo, ...published, blocks: blocksOf(copy.home.blocks, ids) }
}

function overviewData(ids: Ids) {
  return { seo: copy.overview.seo, ...published, blocks: blocksOf(copy.overview.blocks, ids) }
}

function mapData(ids: Ids) {
  return {
    ...copy.map,
    ...published,
    model: idOf(ids, 'media', 'masterplan'),
    plan: idOf(ids, 'media', 'plan'),
    places: Object.entries(plan).map(([meshKey, { x, y }]) => {
      return { meshKey, x: percent(x), y: percent(y) }
    }),
  }
}

function percent(part: number) {
  return Math.round(part * 1e4) / 100
}

function menuData(ids: Ids) {
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

function siteData(ids: Ids) {
  return { ...copy.site, ...published, favicon: idOf(ids, 'media', copy.site.favicon) }
}

/** All globals. The site settings come last: they mark a complete seed. */
export const globals: DemoGlobal[] = [
  {
    slug: 'home',
    title: 'Home page',
    data: homeData,
    write: (req, ids) =>
      req.payload.updateGlobal({ slug: 'home', data: homeData(ids), depth, req }),
  },
  {
    slug: 'real-estate-overview',
    title: 'Real-estate overview',
    data: overviewData,
    write: (req, ids) =>
      req.payload.updateGlobal({
        slug: 'real-estate-overview',
        data: overviewData(ids),
        depth,
        req,
      }),
  },
  {
    slug: 'map',
    title: 'Map page',
    data: mapData,
    write: (req, ids) => req.payload.updateGlobal({ slug: 'map', data: mapData(ids), depth, req }),
  },
  {
    slug: 'global',
    title: 'Menus and footer',
    data: menuData,
    write: (req, ids) =>
      req.payload.updateGlobal({ slug: 'global', data: menuData(ids), depth, req }),
  },
  {
    slug: 'site',
    title: 'Site',
    data: siteData,
    write: (req, ids) =>
      req.payload.updateGlobal({ slug: 'site', data: siteData(ids), depth, req }),
  },
]
