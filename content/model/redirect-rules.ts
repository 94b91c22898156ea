import { readUrl } from '@belvedere/kit/env.ts'
import { circleOf, comparable, type Redirect, RedirectRules } from '@belvedere/kit/redirects.ts'
import type { PayloadRequest, TextFieldSingleValidation } from 'payload'

const ORIGIN = /^\/[^\s?#*\\]*\*?$/

/** Paths that the programs themselves answer; nothing below them can be moved. */
const OWN = ['/builds', '/media', '/assets', '/graphql', '/preview', '/.well-known']

/** Pages that are always there, and files that browsers and search engines ask for by themselves. */
const ALWAYS = [
  ...['/', '/map', '/real-estate'],
  ...['/robots.txt', '/sitemap.xml', '/favicon.ico', '/favicon.svg'],
]

/** Whether an address may be redirected; else a sentence that says what to do. */
export function checkOrigin(value: unknown): string | true {
  if (typeof value !== 'string' || value === '') return 'Write the old address, such as /old-page.'
  if (value.length > 500) return 'Shorten the address to 500 letters.'
  if (!ORIGIN.test(value)) {
    return 'Start with a slash and leave out spaces, ? and #. A * can only stand at the end.'
  }
  const taken = reservedIn(value)
  return taken ? `The site itself lives at “${taken}”: choose an address that leaves it out.` : true
}

function reservedIn(from: string): string | undefined {
  const rules = new RedirectRules([{ from, to: '/x', status: 301 }])
  const start = from.replace(/\*$/, '')
  const inside = OWN.find((path) => start === path || start.startsWith(`${path}/`))
  return inside ?? [...ALWAYS, ...OWN.flatMap((path) => [path, `${path}/x`])].find(isMoved)

  function isMoved(path: string) {
    return rules.match(path) !== undefined
  }
}

/** Whether a redirect may lead there: to a path or a whole address, and never in a circle. */
export const checkDestination: TextFieldSingleValidation = async (value, { siblingData, req }) => {
  const from = (siblingData as { from?: unknown }).from
  const origin = typeof from === 'string' ? comparable(from.trim()) : ''
  const plain = checkAddress(value, origin)
  if (plain !== true || !value) return plain
  const circle = circleOf(
    { from: origin, to: value, status: 301 },
    await readRedirects(req),
    site(),
  )
  return circle ? `This leads in a circle: ${circle.join(' → ')}. Choose another address.` : true
}

function checkAddress(value: unknown, from: string): string | true {
  if (typeof value !== 'string' || value === '') return 'Write where the old address leads now.'
  const isPath = /^\/(?![/\\])[^\s\\]*$/.test(value)
  if (!isPath && !isWebAddress(value)) {
    return 'Start with a slash, or with https:// for another site, and leave out spaces.'
  }
  if (!value.includes('*')) return true
  const isRest = from.endsWith('/*') && /^[^*?#]*\/\*$/.test(value)
  return isRest || 'A * only works as /* at the end of both addresses.'
}

function isWebAddress(value: string) {
  const url = /^https?:\/\/[^\s\\]+$/i.test(value) ? URL.parse(value) : null
  return Boolean(url?.hostname) && !url?.username && !url?.password
}

/** All redirects there are. */
export async function readRedirects(req: PayloadRequest): Promise<Redirect[]> {
  const { docs } = await req.payload.find({
    collection: 'redirects',
    depth: 0,
    pagination: false,
    req,
  })
  return docs.map(({ from, to, status }) => ({ from, to, status: Number(status) }))
}

/** The origin of the site, with which an address of its own may be written too. */
export function site(): string {
  return readUrl('SITE_URL', 'http://localhost:3000')
}
