import type { Place } from './moves.ts'
import type { TreeLink, TreePage } from './shown.ts'

/**
 * What can be dragged or dropped on, from top to bottom: the heading of a list of links, a link, the
 * heading “Not in the menu”, and a page below that.
 */
export type Item = { id: string; list?: string; link?: TreeLink; page?: TreePage }

/**
 * Where an item belongs that was dragged from one index to another: into the list whose heading is
 * above it; above all of them, into the first one. Undefined if it stays where it is.
 */
export function dropPlace(
  items: readonly Item[],
  from: number,
  onto: number,
): { to: Place | undefined } | undefined {
  const item = items[from]
  if (!item || onto < 0 || from === onto) return undefined
  const others = items.toSpliced(from, 1)
  // Above the first heading there is no list.
  const at = Math.max(onto, 1)
  const heading = others.slice(0, at).findLast(({ link, page }) => !link && !page)
  if (heading?.list === undefined) return item.link && { to: undefined }
  const next = others[at]?.link
  return { to: { list: heading.list, ...(next && { before: next.id }) } }
}
