/** Between the title of a page and the name of the site. */
const SEPARATOR = ' · '

/**
 * The title for browser tabs and search results: the name of the site follows it, unless it is part
 * of it already. `written` is the editor's own title, which takes precedence over the title of the
 * page.
 */
export function pageTitle(
  written: string | undefined,
  title: string | undefined,
  site: string | undefined,
): string {
  const own = written ?? title
  if (own && site && own.toLowerCase().includes(site.toLowerCase())) return own
  return [own, site].filter(Boolean).join(SEPARATOR)
}
