import type { Settings as Stored } from '../browser/store/settings.ts'
import type { Settings } from '../content/settings.ts'

/**
 * The settings for the browser's store (spec §3), without ids and pictures. Ids are unused in the
 * browser and hardly compress: they would add half a kilobyte to every document. Pictures are in
 * the HTML.
 */
export function storedSettings({ site, global }: Settings): Stored {
  if (!global) return { site: site && siteOf(site), global }
  const { image: _, menuData, ...rest } = global
  const lists = ['menu', 'menu2', 'menu3', 'secondaryMenu', 'footMenu1', 'footMenu2'] as const
  const links = lists.map((name) => [name, global[name].map(({ label, to }) => ({ label, to }))])
  return {
    site: site && siteOf(site),
    global: {
      ...rest,
      ...Object.fromEntries(links),
      menuData: menuData.map(({ id: _, ...entry }) => entry),
    },
  }
}

function siteOf({ name, locale, currency, features }: NonNullable<Settings['site']>) {
  return { name, locale, currency, features }
}
