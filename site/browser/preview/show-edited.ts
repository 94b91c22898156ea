import type { PagePart, ToPage } from '@belvedere/kit/preview-messages.ts'
import { setFlag } from '../store/actions.ts'
import { closedMenu } from '../store/menu.ts'
import type { SiteStore } from '../store/store.ts'
import { elementsAbout, elementsOf } from './reference.ts'
import { showEvening } from './show-evening.ts'

type Edited = Extract<ToPage, { type: 'belvedere:focus' }>

/**
 * Brings what is edited into view: the element of the field, which is returned, or else the part of
 * the site that shows it, with the words of the hour that is edited. The menu is open while something
 * in it is edited. `absent` if the page has nothing of the record.
 */
export function showEdited(
  { record, path, part }: Edited,
  own: string | null,
  store: SiteStore,
): HTMLElement | 'absent' | undefined {
  if (path !== null) showEvening(path)
  const found = path === null ? [] : find({ record, path }, own)
  const element = found.find((one) => one.checkVisibility()) ?? aroundHidden(found[0])
  const shown = element?.closest('#menu') ? 'menu' : part
  if (path !== null || shown) openMenu(store, shown === 'menu')
  if (element) bringIntoView(element)
  else if (shown) bringPartIntoView(shown)
  const isAbsent = found.length === 0 && path !== null && isCard(record, own)
  return isAbsent ? 'absent' : element
}

/**
 * Only settings are shown around the page. The link to a page in the footer is not what is edited
 * in the form of that page.
 */
function find({ record, path }: { record: string; path: string }, own: string | null) {
  if (record !== own && isSettings(record)) return elementsOf({ record, path }, document)
  const main = document.getElementById('main')
  if (!main) return []
  const found = elementsOf({ record, path }, main)
  return found.length === 0 && isCard(record, own) ? elementsAbout(record, main) : found
}

/** A text that a page of this width leaves out is shown by what is around it, such as its card. */
function aroundHidden(element: HTMLElement | undefined): HTMLElement | undefined {
  if (!element || element.checkVisibility() || element.closest('#menu')) return element
  return aroundHidden(element.parentElement?.closest<HTMLElement>('[data-edit]') ?? undefined)
}

const isSettings = (record: string) => record.startsWith('global:')

/** Whether the page is another one than the record's, on which it has at most a card. */
const isCard = (record: string, own: string | null) => record !== own && !isSettings(record)

/** It closes at once: a closing menu puts the focus on its button, and takes it from the form. */
function openMenu(store: SiteStore, isOpen: boolean) {
  const { menu } = store.getState().flags
  if (menu.isOpen === isOpen) return
  setFlag(store, 'menu', isOpen ? { isOpen, isOpening: true, isClosing: false } : closedMenu)
}

function bringIntoView(element: HTMLElement) {
  const { top, bottom } = element.getBoundingClientRect()
  if (top < 0 || bottom > innerHeight) element.scrollIntoView({ block: 'center' })
}

function bringPartIntoView(part: PagePart) {
  if (part === 'footer') document.querySelector('#app > footer')?.scrollIntoView()
  if (part === 'form') document.querySelector('[data-block=contact_form]')?.scrollIntoView()
}
