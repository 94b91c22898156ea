import { normalizeOrigin } from '@belvedere/kit/copied-address.ts'
import { ownPathIn } from '@belvedere/kit/own-paths.ts'
import { splitQuery } from '@belvedere/kit/redirect-address.ts'
import { findRedirectLoop, type Redirect, RedirectRules } from '@belvedere/kit/redirects.ts'
import type { PayloadRequest, TextFieldSingleValidation } from 'payload'
import { pathOfGlobal } from '../kinds/paths.ts'
import { pageGlobals } from '../kinds/table.ts'
import { siteUrl } from '../service/env.ts'

/** The status of an address whose page was deleted: it has no target. */
export const GONE = '410' as const

/** The parameters that show drafts to those who may see them. */
const PREVIEW = ['preview', 'token', 'unsaved', 'only']

const PATH = /^\/[^\s?#*\\]*\*?$/

/** Validates the source of a redirect: true, or the message for the editor. */
export function checkOrigin(value: unknown): string | true {
  if (typeof value !== 'string' || value === '') return 'Enter the old path, for example /old-page.'
  if (value.length > 500) return 'Use at most 500 characters.'
  const [path, query] = splitQuery(value)
  if (!PATH.test(path)) {
    return 'Start with a slash and leave out backslashes. A * is only allowed at the end.'
  }
  if (query && path.endsWith('*')) return 'Use either a * or parameters after a ?, not both.'
  const own = [...new URLSearchParams(query).keys()].find((name) => PREVIEW.includes(name))
  if (own) return `“${own}” is a parameter of previews: leave it out.`
  const rules = new RedirectRules([{ from: path, to: '/x', status: 301 }])
  const isMatch = (one: string) => {
    const match = rules.match(one)
    return match !== undefined && !match.isAbove
  }
  const reserved =
    (query ? undefined : pageGlobals.map(pathOfGlobal).find(isMatch)) ?? ownPathIn(path, isMatch)
  return reserved ? `“${reserved}” is used by the site itself: choose another path.` : true
}

/** Validates the target of a redirect: a path or an absolute URL that does not create a loop. */
export const checkDestination: TextFieldSingleValidation = async (value, { siblingData, req }) => {
  const { from, status } = siblingData as { from?: unknown; status?: unknown }
  if (status === GONE) return true
  const origin = typeof from === 'string' ? normalizeOrigin(from) : ''
  const plain = checkAddress(value, origin)
  if (plain !== true || !value) return plain
  // The rules of a sheet are checked together, before any of them is stored.
  const loop = req.context.areRulesChecked ? undefined : await loopOf(req, origin, value)
  return loop ? `This creates a redirect loop: ${loop.join(' → ')}. Choose another target.` : true
}

/** The addresses of a loop that a rule would be part of; undefined if it leads somewhere. */
export async function loopOf(
  req: PayloadRequest,
  from: string,
  to: string,
): Promise<string[] | undefined> {
  const rule = { from, to, status: 301 }
  const others = (await readRedirects(req)).filter((other) => other.from !== from)
  // A target may also be an absolute URL of the site itself.
  return findRedirectLoop(rule, new RedirectRules([...others, rule]), siteUrl())
}

/** Validates the address that a redirect leads to: true, or the message for the editor. */
export function checkAddress(value: unknown, from: string): string | true {
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

export type StoredRedirect = Redirect & { id: number }

/** All redirects; those that were stored when the normal form was another one are in today's. */
export async function readRedirects(req: PayloadRequest): Promise<StoredRedirect[]> {
  const { docs } = await req.payload.find({
    collection: 'redirects',
    depth: 0,
    pagination: false,
    req,
  })
  return docs.map(({ id, from, to, status }) => {
    return { id, from: normalizeOrigin(from), to: to ?? '', status: Number(status) }
  })
}
