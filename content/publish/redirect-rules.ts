import { ownPathIn } from '@belvedere/kit/own-paths.ts'
import {
  findRedirectLoop,
  normalizePath,
  type Redirect,
  RedirectRules,
} from '@belvedere/kit/redirects.ts'
import type { PayloadRequest, TextFieldSingleValidation } from 'payload'
import { GLOBAL_PAGES } from '../kinds/table.ts'
import { siteUrl } from '../service/env.ts'

/** The status of an address whose page was deleted: it has no target. */
export const GONE = '410'

const FIXED_PAGES = Object.values(GLOBAL_PAGES).map(({ path }) => path)
const ORIGIN = /^\/[^\s?#*\\]*\*?$/

/** Validates the source of a redirect: true, or the message for the editor. */
export function checkOrigin(value: unknown): string | true {
  if (typeof value !== 'string' || value === '') return 'Enter the old path, for example /old-page.'
  if (value.length > 500) return 'Use at most 500 characters.'
  if (!ORIGIN.test(value)) {
    return 'Start with a slash and leave out spaces, ? and #. A * is only allowed at the end.'
  }
  const rules = new RedirectRules([{ from: value, to: '/x', status: 301 }])
  const isMatch = (path: string) => rules.match(path) !== undefined
  const reserved = FIXED_PAGES.find(isMatch) ?? ownPathIn(value, isMatch)
  return reserved ? `“${reserved}” is used by the site itself: choose another path.` : true
}

/** Validates the target of a redirect: a path or an absolute URL that does not create a loop. */
export const checkDestination: TextFieldSingleValidation = async (value, { siblingData, req }) => {
  const { from, status } = siblingData as { from?: unknown; status?: unknown }
  if (status === GONE) return true
  const origin = typeof from === 'string' ? normalizePath(from.trim()) : ''
  const plain = checkAddress(value, origin)
  if (plain !== true || !value) return plain
  const loop = findRedirectLoop(
    { from: origin, to: value, status: 301 },
    await readRedirects(req),
    // A target may also be an absolute URL of the site itself.
    siteUrl(),
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
  return docs.map(({ from, to, status }) => ({ from, to: to ?? '', status: Number(status) }))
}
