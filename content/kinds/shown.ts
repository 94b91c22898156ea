import type { PagePart } from '@belvedere/kit/preview-messages.ts'
import type { Brand, Global } from '../payload-types.ts'
import { pathOfGlobal } from './paths.ts'
import { COLLECTION_PAGES, isPageCollection, isPageGlobal, type PageGlobal } from './table.ts'

/**
 * Where the preview shows a field if not on the record's own page: at another address, on the page
 * where visitors ask, on its card on the page above, or in a part of the site around the page.
 */
export type Place = { at?: string; isOnForm?: boolean; isOnCard?: boolean; part?: PagePart }

/** The page that shows a record without one of its own, and the places of its fields. */
type Shown = { on: PageGlobal; fields?: Readonly<Record<string, Place>> }

const MENU = { part: 'menu' } as const
const FOOTER = { part: 'footer' } as const

const menuFields: Partial<Record<keyof Global, Place>> = {
  ...{ titleColumn1: MENU, menu: MENU, titleColumn2: MENU, menu2: MENU },
  ...{ titleColumn3: MENU, menu3: MENU, menuData: MENU, image: MENU },
}
const footerFields: Partial<Record<keyof Global, Place>> = {
  ...{ footMenu1: FOOTER, footMenu2: FOOTER, secondaryMenu: FOOTER, copyright: FOOTER },
  ...{ phone: FOOTER, email: FOOTER, instagram: FOOTER },
}

/** Previews have the error screens at addresses of their own. */
const brandFields: Partial<Record<keyof Brand, Place>> = {
  statement: FOOTER,
  errorPicture: { at: '/404' },
}

/** The places of words, by the group in their key; the owner may rename the map. */
const wordPlaces = (): Readonly<Record<string, Place>> => ({
  notFound: { at: '/404' },
  failed: { at: '/500' },
  away: { at: '/503' },
  form: { isOnForm: true, part: 'form' },
  map: { at: pathOfGlobal('map') },
})

const BRAND = 'global:brand'

/** The records without a page of their own, by the slug of their global or collection. */
const SHOWN: Readonly<Record<string, Shown>> = {
  amenities: { on: 'map' },
  global: { on: 'home', fields: { ...menuFields, ...footerFields } },
  brand: { on: 'home', fields: brandFields },
}

/** The path of the page that shows a global, or a collection whose records are no pages. */
export function shownOn(slug: string): string {
  if (isPageGlobal(slug)) return pathOfGlobal(slug)
  return pathOfGlobal(SHOWN[slug]?.on ?? 'home')
}

/** Whether a record has fields that the page where visitors ask shows. */
export function hasFieldsOnForm(record: string): boolean {
  const [kind = '', id = ''] = record.split(':')
  const { fields = {} } = SHOWN[kind === 'global' ? id : kind] ?? {}
  const words = record === BRAND ? Object.values(wordPlaces()) : []
  return [...Object.values(fields), ...words].some(({ isOnForm }) => isOnForm)
}

/** The place of a field (`menu.0.link`) of a record (`global:global`). */
export function placeOf(record: string, path: string): Place {
  const [kind = '', id = ''] = record.split(':')
  const [field = path, group = ''] = path.split('.')
  if (isPageCollection(kind)) {
    return COLLECTION_PAGES[kind].onCard?.includes(field) ? { isOnCard: true } : {}
  }
  if (record === BRAND && field === 'words') return wordPlaces()[group] ?? {}
  return SHOWN[kind === 'global' ? id : kind]?.fields?.[field] ?? {}
}
