/**
 * Names that the programs themselves use as the first part of a path: no page may have one as its
 * slug.
 */
export const OWN_NAMES = [
  'assets',
  'builds',
  'graphql',
  'healthz',
  'media',
  'preview',
  'readyz',
] as const

/** Names that a page may have; paths below them, and requests other than reading, are the programs’. */
export const SHARED_NAMES = ['enquiries', 'publish', 'share', 'visits', '.well-known'] as const

/** Files that browsers, search engines and other programs request by themselves. */
const OWN_FILES = [
  ...['/robots.txt', '/llms.txt', '/feed.xml', '/sitemap.xml', '/metrics.json'],
  ...['/favicon.ico', '/favicon.svg', '/site.webmanifest', '/_payload.json'],
  ...['/apple-touch-icon.png', '/apple-touch-icon-precomposed.png'],
]

const NUMBERED = /^\/sitemap-\d+\.xml$/

/** Whether a path leads to something of the site that is no page: a file, or a reserved folder. */
export function isSitePath(path: string): boolean {
  if (OWN_FILES.includes(path) || NUMBERED.test(path)) return true
  if (OWN_NAMES.some((name) => path === `/${name}`)) return true
  return [...OWN_NAMES, ...SHARED_NAMES].some((name) => path.startsWith(`/${name}/`))
}

/**
 * The path of the programs that a redirect from `from` would take from them, or undefined; `matches`
 * tells whether the redirect applies to a path.
 */
export function ownPathIn(from: string, matches: (path: string) => boolean): string | undefined {
  const start = from.replace(/\*$/, '')
  const [numbered = '/sitemap-1'] = /^\/sitemap-\d+/.exec(start) ?? []
  const files = [...OWN_FILES, `${numbered}.xml`]
  const names = OWN_NAMES.map((name) => `/${name}`)
  const folders = [...OWN_NAMES, ...SHARED_NAMES].map((name) => `/${name}/`)
  const inside =
    names.find((path) => start === path) ?? folders.find((path) => start.startsWith(path))
  const examples = folders.map((path) => `${path}x`)
  return inside ?? [...files, ...names, ...examples].find(matches)
}
