/** Between the title of a page and the name of the site. */
const SEPARATOR = ' · '

/**
 * The snake case of a model key or a column: `realEstateCat` becomes `real_estate_cat`. `written`
 * is the editor's own title, which takes precedence over the title of the page.
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
