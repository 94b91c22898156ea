import type { LightboxMedia } from '../../browser/store/lightbox.ts'
import { mediaOfLink } from './media-of-link.ts'
import { type NumberedItem, numbered, setAround } from './sets.ts'

type Link = HTMLAnchorElement

/**
 * The links of the page that open in the lightbox, in document order. The links of one block form a
 * set.
 */
function openers(): NumberedItem<Link>[] {
  const links = [...document.querySelectorAll<Link>('main a[data-opens]')]
  return numbered(links, (link) => link.closest('[data-block]'))
}

/** The set that contains the picture with this number, as the lightbox takes it. */
export function mediaAt(number: number): { media: LightboxMedia[]; index: number } | undefined {
  const found = setAround(openers(), number)
  return (
    found && {
      media: found.list.map((one) => ({ ...mediaOfLink(one.item), number: one.number })),
      index: found.index,
    }
  )
}

/**
 * The element to focus after closing: the link of the picture or, if a tab hides it, another link
 * of its set or the tab.
 */
export function focusAfter(number: number): HTMLElement | undefined {
  const set = setAround(openers(), number)
  const links = set?.list.map(({ item }) => item) ?? []
  const own = links[set?.index ?? 0]
  const visible = [own, ...links].find((link) =>
    link?.checkVisibility({ visibilityProperty: true }),
  )
  return visible ?? selectedTab(own) ?? undefined
}

function selectedTab(link: Link | undefined) {
  return link?.closest('[data-block]')?.querySelector<HTMLElement>('[role=tab][aria-selected=true]')
}

/** The link of the picture with this number. */
export function linkAt(number: number | undefined): Link | undefined {
  return openers().find((one) => one.number === number)?.item
}

export function numberOf(link: Link): number {
  return openers().findIndex(({ item }) => item === link) + 1
}
