import { MORNING, PAGE_HOURS, type PageHour } from '@belvedere/kit/page-hour.ts'
import { type FetchedBlock, parseBlock } from '../../content/blocks.ts'
import type { Kinds } from '../../content/kinds.ts'
import type { Settings } from '../../content/settings.ts'

/** The hours that editors have chosen for a page, and for the nearest page above that has one. */
type Chosen = { hour?: PageHour | null | undefined; parentHour?: PageHour | null | undefined }

/**
 * The hour of a page, 0 (sunrise) to 1 (sunset): the one that editors have chosen, or the one of
 * its position in the menu, from .1 for the first link to .9 for the last (docs/design.md, "The
 * arc"). A page that is not in the menu has the hour of the page above it, whether chosen or by the
 * menu.
 */
export function hourOfPage(
  { hour, parentHour }: Chosen,
  path: string,
  global: Settings['global'],
): number {
  if (hour) return PAGE_HOURS[hour].position
  const links = global ? [...global.menu, ...global.menu2, ...global.menu3] : []
  const own = links.reduce((best, { to }, index) => {
    const isNearer = contains(to, path) && to.length > (links[best]?.to.length ?? 0)
    return isNearer ? index : best
  }, -1)
  if (parentHour && links[own]?.to !== path) return PAGE_HOURS[parentHour].position
  if (own < 0) return path === '/' ? PAGE_HOURS.first_light.position : MORNING
  return Number((0.1 + (0.8 * own) / Math.max(1, links.length - 1)).toFixed(3))
}

/**
 * Whether a page is at an address or below it. Every address begins with that of the home page,
 * which counts as no page's parent.
 */
function contains(to: string, path: string) {
  return to === path || (to !== '/' && path.startsWith(`${to}/`))
}

/**
 * The time zone that decides when a page shows dusk: that of its first block that has one. Null if
 * no block has one.
 */
export function duskOfPage(kinds: Kinds, blocks: readonly FetchedBlock[]): string | null {
  for (const raw of blocks) {
    const block = parseBlock(kinds, raw)
    const zone = block && kinds.get(block.type)?.duskZone?.(block.data)
    if (typeof zone === 'string') return zone
  }
  return null
}
