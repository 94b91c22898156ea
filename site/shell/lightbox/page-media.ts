import type { LightboxMedia } from '../../browser/store/lightbox.ts'
import { mediaBehind } from './media-behind.ts'
import { numbered, type Placed, setAround } from './sets.ts'

type Link = HTMLAnchorElement

/** All that the page lets open, in its order. What stands in one block is one set. */
function openers(): Placed<Link>[] {
  const links = [...document.querySelectorAll<Link>('main a[data-opens]')]
  return numbered(links, (link) => link.closest('[data-block]'))
}

/** The set around the picture of this number, as the lightbox takes it. */
export function mediaAt(number: number): { media: LightboxMedia[]; index: number } | undefined {
  const found = setAround(openers(), number)
  return (
    found && {
      media: found.list.map((one) => ({ ...mediaBehind(one.item), number: one.number })),
      index: found.index,
    }
  )
}

/** The link that opens the picture of this number; where a tab hides it another of its set, or the tab. */
export function focusAfter(number: number): HTMLElement | undefined {
  const set = setAround(openers(), number)
  const links = set?.list.map(({ item }) => item) ?? []
  const own = links[set?.index ?? 0]
  const seen = [own, ...links].find((link) => link?.checkVisibility({ visibilityProperty: true }))
  return seen ?? selectedTab(own) ?? undefined
}

function selectedTab(link: Link | undefined) {
  return link?.closest('[data-block]')?.querySelector<HTMLElement>('[role=tab][aria-selected=true]')
}

export function numberOf(link: Link): number {
  return openers().findIndex(({ item }) => item === link) + 1
}
