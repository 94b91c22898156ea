import { withoutHost } from '@belvedere/kit/copied-address.ts'
import { normalizePath, splitQuery, withoutPasted } from '@belvedere/kit/redirect-address.ts'
import { GONE, RedirectRules, withQuery } from '@belvedere/kit/redirects.ts'
import type { PayloadRequest } from 'payload'
import { isEditor } from '../../payload/access.ts'
import { refusal } from '../../payload/refusal.ts'
import { readRedirects } from '../../publish/redirect-rules.ts'
import { siteUrl } from '../../service/env.ts'
import { endpoint } from '../../studio/endpoint.ts'
import { readParameter } from '../../studio/read-request.ts'
import { isPublicPath } from '../dashboard/dead-paths.ts'

/** What visitors of an address get. */
export type Tried = {
  /** The address on this site, as it was understood. */
  address: string
  /** The rules that answer, one after the other. */
  steps: { from: string; status: number; to: string }[]
  /** What is at the end. */
  end: 'page' | 'gone' | 'elsewhere' | 'missing' | 'loop'
}

/** As many redirects in a row as browsers follow. */
const MAX_STEPS = 20

/** `GET /api/redirects/try?address=…`: which rule answers an address, and where that ends. */
export const tryEndpoint = endpoint(isEditor, 'get', '/try', async (req) => {
  const written = readParameter(req, 'address')?.trim() ?? ''
  if (written === '') throw refusal('Enter an address, for example /old-page.', 400)
  if (written.length > 2000) throw refusal('Use at most 2,000 characters.', 400)
  return tryAddress(req, written)
})

async function tryAddress(req: PayloadRequest, written: string): Promise<Tried> {
  const rules = new RedirectRules(await readRedirects(req))
  // With its own letters: the rest of a `*` keeps them.
  const address = withoutHost(written)
  const steps: Tried['steps'] = []
  for (let at = address; steps.length < MAX_STEPS; ) {
    const [path, query] = splitQuery(at)
    const isPage = await leadsToPage(req, path)
    const match = rules.match(path, query)
    if (!match || (match.isAbove && isPage))
      return { address, steps, end: isPage ? 'page' : 'missing' }
    const { from, status } = match.redirect
    const to = status === GONE ? '' : withQuery(match.to, match.query)
    steps.push({ from, status, to })
    if (!to) return { address, steps, end: 'gone' }
    const next = pathOnSite(to)
    if (next === undefined) return { address, steps, end: 'elsewhere' }
    at = next
  }
  return { address, steps, end: 'loop' }
}

/** Whether a page is at a path, or at the canonical one that the site leads to from there. */
async function leadsToPage(req: PayloadRequest, path: string): Promise<boolean> {
  for (const one of withoutPasted(path))
    if (await isPublicPath(req, normalizePath(one))) return true
  return false
}

function pathOnSite(to: string): string | undefined {
  const url = URL.parse(to, siteUrl())
  return url && url.origin === new URL(siteUrl()).origin ? url.pathname + url.search : undefined
}
