import type { Settings as Stored } from '../browser/store/settings.ts'
import type { Settings } from '../content/settings.ts'

/**
 * The settings as the browser's store holds them (spec §3). Ids are as good as random, so they cost
 * half a kilobyte in every document, and nothing in the browser asks for them; nor for the pictures,
 * which stand in the HTML.
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
