import { readUrl } from '@belvedere/kit/env.ts'
import {
  findRedirectLoop,
  normalizePath,
  type Redirect,
  RedirectRules,
} from '@belvedere/kit/redirects.ts'
import type { PayloadRequest, TextFieldSingleValidation } from 'payload'
import { GLOBAL_PAGES } from '../kinds/table.ts'

const ORIGIN = /^\/[^\s?#*\\]*\*?$/

/** Paths served by the programs themselves; nothing below them can be redirected. */
const RESERVED_FOLDERS = ['/builds', '/media', '/assets', '/graphql', '/preview', '/.well-known']

/** Fixed pages, and files that browsers and search engines request on their own. */
const RESERVED_PATHS = [
  ...Object.values(GLOBAL_PAGES).map(({ path }) => path),
  ...['/robots.txt', '/sitemap.xml', '/favicon.ico', '/favicon.svg', '/site.webmanifest'],
]

/** Whether a path is served by the programs themselves: a file, or something below their folders. */
export function isSitePath(path: string): boolean {
  if (RESERVED_PATHS.includes(path)) return true
  return RESERVED_FOLDERS.some((folder) => path === folder || path.startsWith(`${folder}/`))
}

/** Validates the source of a redirect: true, or the message for the editor. */
export function checkOrigin(value: unknown): string | true {
  if (typeof value !== 'string' || value === '') return 'Enter the old path, for example /old-page.'
  if (value.length > 500) return 'Use at most 500 characters.'
  if (!ORIGIN.test(value)) {
    return 'Start with a slash and leave out spaces, ? and #. A * is only allowed at the end.'
  }
  const reserved = reservedIn(value)
  return reserved ? `“${reserved}” is used by the site itself: choose another path.` : true
}

function reservedIn(from: string): string | undefined {
  const rules = new RedirectRules([{ from, to: '/x', status: 301 }])
  const start = from.replace(/\*$/, '')
  const inside = RESERVED_FOLDERS.find((path) => start === path || start.startsWith(`${path}/`))
  return (
    inside ??
    [...RESERVED_PATHS, ...RESERVED_FOLDERS.flatMap((path) => [path, `${path}/x`])].find(isMoved)
  )

  function isMoved(path: string) {
    return rules.match(path) !== undefined
  }
}

/** Validates the target of a redirect: a path or an absolute URL that does not create a loop. */
export const checkDestination: TextFieldSingleValidation = async (value, { siblingData, req }) => {
  const from = (siblingData as { from?: unknown }).from
  const origin = typeof from === 'string' ? normalizePath(from.trim()) : ''
  const plain = checkAddress(value, origin)
  if (plain !== true || !value) return plain
  const loop = findRedirectLoop(
    { from: origin, to: value, status: 301 },
    await readRedirects(req),
    site(),
  )
  return loop ? `This creates a redirect loop: ${loop.join(' → ')}. Choose another target.` : true
}

function checkAddress(value: unknown, from: string): string | true {
  if (typeof value !== 'string' || value === '') return 'Enter the new path or URL.'
  const isPath = /^\/(?![/\\])[^\s\\]*$/.test(value)
  if (!isPath && !isWebAddress(value)) {
    return 'Start with a slash, or with https:// for another site, and leave out spaces.'
  }
  if (!value.includes('*')) return true
  const isRest = from.endsWith('/*') && /^[^*?#]*\/\*$/.test(value)
  return isRest || 'A * only works as /* at the end of both paths.'
}

function isWebAddress(value: string) {
  const url = /^https?:\/\/[^\s\\]+$/i.test(value) ? URL.parse(value) : null
  return Boolean(url?.hostname) && !url?.username && !url?.password
}

export async function readRedirects(req: PayloadRequest): Promise<Redirect[]> {
  const { docs } = await req.payload.find({
    collection: 'redirects',
    depth: 0,
    pagination: false,
    req,
  })
  return docs.map(({ from, to, status }) => ({ from, to, status: Number(status) }))
}

/** The origin of the site: a redirect target may also be an absolute URL of the site itself. */
export function site(): string {
  return readUrl('SITE_URL', 'http://localhost:3000')
}
