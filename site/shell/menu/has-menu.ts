import type { Settings } from '../../content/settings.ts'

/** Whether the menu would show anything: links, contact details, or where to ask. */
export function hasMenu(global: Settings['global'], inquireTo: string | null): boolean {
  const { menu = [], menu2 = [], menu3 = [], menuData = [] } = global ?? {}
  return inquireTo !== null || [menu, menu2, menu3, menuData].some((list) => list.length > 0)
}
