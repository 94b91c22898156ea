import { full as banner } from '@belvedere/blocks/banner-cta/fixture.ts'
import { full as accordion } from '@belvedere/blocks/content-block/fixture.ts'
import { full as hero } from '@belvedere/blocks/hero/fixture.ts'
import { full as wall } from '@belvedere/blocks/image-carousel/fixture.ts'
import { full as intro } from '@belvedere/blocks/intro/fixture.ts'
import { picturesOf } from '@belvedere/blocks/parts/image/picture.ts'
import type { ReactElement } from 'react'
import { GalleryWall } from '../screens/gallery/view.tsx'
import { ErrorScreen } from '../shell/error-screen.tsx'
import type { Entries, Entry, Placed } from './entry.ts'
import { extreme, unread, withCookies } from './settings.ts'
import { Buttons, CrumbTrail, Fields, ListingCards, Pagination } from './specimens.tsx'

/** The address of a page that never comes, so that the loader can be seen. */
export const LATE = '/late'

const opening = placed('hero', hero)
const words = placed('intro', intro)
const below = placed('content_block', accordion)
const lateLink = { id: 'late', label: 'A page that never comes', to: LATE }

/** The pieces around blocks: the shell in its states, and parts that no block shows alone. */
export function shellEntries(): Entries {
  return new Map<string, Entry>([
    ['header-over-picture', { blocks: [opening, words] }],
    ['header-on-chalk', { blocks: [words, below] }],
    ['header-fixed', { blocks: [opening, words, below], anchor: 'b-content_block' }],
    ['header-black', { blocks: [], opening: part('gallery_screen', <Wall />) }],
    ['menu', { blocks: [opening], press: 'header button[aria-controls]' }],
    [
      'menu-extreme',
      { blocks: [opening], settings: extreme, press: 'header button[aria-controls]' },
    ],
    ['footer', { blocks: [words], anchor: 'foot-menus' }],
    ['footer-extreme', { blocks: [words], settings: extreme, anchor: 'foot-menus' }],
    ['without-settings', { blocks: [words], settings: unread }],
    ['cookies', { blocks: [words], settings: withCookies, press: 'footer button' }],
    ['late', late()],
    ['error-404', { blocks: [], opening: part('error_screen', <ErrorScreen status={404} />) }],
    ['error-500', { blocks: [], opening: part('error_screen', <ErrorScreen status={500} />) }],
    ['error-503', { blocks: [], opening: part('error_screen', <ErrorScreen status={503} />) }],
    ['crumbs', { blocks: [], opening: part('sheet', <CrumbTrail />) }],
    ['buttons', { blocks: [], opening: part('sheet', <Buttons />) }],
    ['fields', { blocks: [], opening: part('sheet', <Fields />) }],
    ['listing-cards', { blocks: [], opening: part('sheet', <ListingCards />) }],
    ['pagination', { blocks: [], opening: part('category_screen', <Pagination />) }],
  ])
}

function late(): Entry {
  const blocks = [placed('banner_cta', { ...banner, link: lateLink })]
  return { blocks, press: `main a[href="${LATE}"]` }
}

function Wall() {
  return <GalleryWall title="The house" pictures={picturesOf(wall.images)} hasPageOfAll />
}

function part(type: string, view: ReactElement) {
  return { type, view: () => view }
}

function placed(kind: string, data: Placed['data']): Placed {
  return { kind, id: kind, data }
}
