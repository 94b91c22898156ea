import { picture } from '@belvedere/blocks/parts/fixture.ts'
import { picturesOf } from '@belvedere/blocks/parts/image/picture.ts'
import type { ReactElement } from 'react'
import { GalleryWall } from '../screens/gallery/view.tsx'
import { ErrorScreen } from '../shell/errors/view.tsx'
import type { CatalogueBlock, Entries, Entry } from './entry.ts'
import { cookieBannerSettings, extremeSettings, noSettings } from './settings.ts'
import { Buttons, CrumbTrail, Fields, ListingCards, Pagination, PendingLink } from './specimens.tsx'

/** The address of a page that never loads, to show the pending indicator. */
export const PENDING_PATH = '/late'

/**
 * The entries of the shell in its states, and of UI parts that no block shows alone. Their pages
 * consist of the full fixtures of some kinds, as far as these exist.
 */
export function shellEntries(kinds: Map<string, Entries>): Entries {
  const opening = fullOf(kinds, 'hero')
  const words = fullOf(kinds, 'intro')
  const below = fullOf(kinds, 'content-block')
  return new Map<string, Entry>([
    ['header-over-picture', { blocks: [...opening, ...words] }],
    ['header-on-chalk', { blocks: [...words, ...below] }],
    ['header-fixed', { blocks: [...opening, ...words, ...below], anchor: 'b-content_block' }],
    ['header-black', { blocks: [], opening: part('gallery_screen', <Wall />) }],
    ['menu', { blocks: opening, press: 'header button[aria-controls]' }],
    [
      'menu-extreme',
      { blocks: opening, settings: extremeSettings, press: 'header button[aria-controls]' },
    ],
    ['lightbox', { blocks: [], opening: part('gallery_screen', <Wall />), press: TALL }],
    ['footer', { blocks: words, anchor: 'foot-menus' }],
    ['footer-extreme', { blocks: words, settings: extremeSettings, anchor: 'foot-menus' }],
    ['without-settings', { blocks: words, settings: noSettings }],
    ['cookies', { blocks: words, settings: cookieBannerSettings, press: 'footer button' }],
    ['late', late],
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

const late: Entry = {
  blocks: [],
  opening: part('sheet', <PendingLink to={PENDING_PATH} />),
  press: `main a[href="${PENDING_PATH}"]`,
}

/** The second picture of the wall, so that the lightbox has pictures on both sides. */
const TALL = '[data-size="tall"] a'

const WALL = [
  picture('aerial-marina', { alt: 'Boats along the jetties of the marina', title: 'The harbour' }),
  picture('beach-parasols', { alt: 'Parasols facing calm water', title: 'South bank', y: 0.6 }),
  picture('pavilion-exterior', { alt: 'The pavilion on its point', title: 'The point', y: 0.55 }),
  picture('aerial-lagoon', { alt: 'The lagoon beach from the air' }),
  picture('villas-ridge', { alt: 'Houses along the ridge', title: 'The ridge', y: 0.55 }),
]

function Wall() {
  return <GalleryWall title="The house" pictures={picturesOf(WALL)} hasGalleriesPage />
}

function part(type: string, view: ReactElement) {
  return { type, props: {}, view: () => view }
}

/** The full fixture of a kind, with the kind as its id; empty if the kind does not exist. */
function fullOf(kinds: Map<string, Entries>, folder: string): CatalogueBlock[] {
  const blocks = kinds.get(folder)?.get('full')?.blocks ?? []
  return blocks.map((block) => ({ ...block, id: block.kind }))
}
