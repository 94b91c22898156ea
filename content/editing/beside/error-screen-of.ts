/**
 * The addresses at which previews of the site show its error screens, by the field of the brand
 * with their words.
 */
const SCREENS: Readonly<Record<string, string>> = {
  errorPicture: '/404',
  notFound: '/404',
  failed: '/500',
  away: '/503',
}

/** The error screen that shows a field of a form; undefined for all others. */
export function errorScreenOf(record: string, path: string): string | undefined {
  return record === 'global:brand' ? SCREENS[path.split('.', 1)[0] ?? ''] : undefined
}
