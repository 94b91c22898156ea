/**
 * Whether the site's script has taken over the page: React marks the elements it knows. It runs in
 * the page, so it names nothing from outside itself.
 */
export function isLive(): boolean {
  const main = document.querySelector('main')
  return main !== null && Object.keys(main).some((key) => key.startsWith('__react'))
}
