import {
  CARD,
  endsOfCard,
  endsOfCardTo,
  endsOfMenu,
  endsOfPage,
  fileIn,
  openingOrPicture,
} from './boxes.ts'
import { type Ends, NOTHING } from './ends.ts'
import type { Occasion } from './marks.ts'
import { openingPicture } from './opening-picture.ts'
import { loadSoon } from './soon.ts'
import { canTravel } from './stage.ts'

/** A planned move from the current page; it is made if the next page shows the same picture. */
export type Move = {
  occasion: Occasion
  source: Ends & { picture: Element }
  /** Whether the next page, as HTML, has the picture; waits a moment until that can be drawn. */
  leadsTo: (main: string) => Promise<boolean>
  /** Finds picture and name on the next page, once that is shown. */
  find: () => Ends
  /** The two history entries, the card's first; known once the next page is shown. */
  way?: () => string
}

/** The moves made so far, which Back and Forward repeat. */
type Travelled = {
  /** Pairs of history entries, the card's first. */
  ways: Set<string>
  /** The scroll position in which an entry was left, in pixels, by its key. */
  positions: Map<string, number>
}

export const createTravelled = (): Travelled => ({ ways: new Set(), positions: new Map() })

/**
 * Elements that lie over the page: while one is shown, the pictures of the page are not in view.
 */
const COVERS = '#page-sheet:not([hidden]), dialog[open]'
const MENU = '#menu:not([hidden])'

/**
 * A picture travels from a card along its link. Back and Forward repeat that move in either
 * direction. From the open menu the picture beside its links travels. `shownAt` is the path and query of the page that is shown.
 */
export function planMove(
  event: NavigateEvent,
  { ways, positions }: Travelled,
  shownAt: string | undefined,
): Move | undefined {
  // While Back or Forward loads, the current entry is that of a page that is not shown yet.
  if (shownAt !== location.pathname + location.search) return
  if (document.querySelector(COVERS)) return
  const here = entryKey()
  const { key, url } = event.destination
  const path = location.pathname
  const to = new URL(url).pathname
  if (to === path) return
  const menu = document.querySelector(MENU)
  if (menu) return fromMenu(menu, event)
  positions.set(here, scrollY)
  /** The browser restores the position with the next frame: too late to know what is in view. */
  const restore = () => scrollTo({ top: positions.get(key), behavior: 'instant' })
  if (ways.has(`${key} ${here}`))
    return from(endsOfPage(), (file) => ({
      occasion: 'page-back',
      leadsTo: async (main) => main.includes(`href="${path}"`),
      find: () => {
        restore()
        return endsOfCardTo(path, file)
      },
      way: () => `${key} ${here}`,
    }))
  const isRepeated = ways.has(`${here} ${key}`)
  const ends = isRepeated ? endsOfCardTo(to) : endsOfLink(event)
  return from(ends, (file) => ({
    occasion: 'page',
    leadsTo: (main) => opensWith(main, file),
    find: () => {
      if (isRepeated) restore()
      return endsOfPage()
    },
    way: () => `${here} ${entryKey()}`,
  }))
}

/** What leaves the menu may arrive below words: they are there from the start, and fade in with it. */
function fromMenu(menu: Element, { sourceElement }: NavigateEvent) {
  if (!sourceElement?.closest('nav a') || !menu.contains(sourceElement)) return
  return from(endsOfMenu(menu), (file) => ({
    occasion: 'page-menu',
    leadsTo: async (main) => opensWith(main, file, true),
    find: openingOrPicture,
  }))
}

function from(
  { picture, name }: Ends,
  rest: (file: string) => Omit<Move, 'source'>,
): Move | undefined {
  const file = fileIn(picture)
  if (!picture || !file || !canTravel(picture)) return
  return { source: { picture, name }, ...rest(file) }
}

/** Back and Forward name no link, and a form's button has no picture. */
function endsOfLink({ sourceElement }: NavigateEvent) {
  const card = sourceElement?.closest(CARD)
  return card ? endsOfCard(card) : NOTHING
}

async function opensWith(main: string, file: string, mayHaveWords = false) {
  const picture = openingPicture(main, mayHaveWords)
  if (picture?.file !== file) return false
  await loadSoon(picture.tag)
  return true
}

function entryKey() {
  return navigation.currentEntry?.key ?? ''
}
