import { readUrl } from '@belvedere/kit/env.ts'

const MAX_LENGTH = 2000

/** An encoded slash, backslash or control character: another program may decode it. */
const HIDDEN = /%(?:[01][0-9a-f]|7f|2f|5c|25)/i

/**
 * A path of the site as a URL with the parameters of the preview; undefined for anything that a
 * browser or a proxy could take for another site.
 */
export function previewAddress(to: string, token: string): URL | undefined {
  if (to.length > MAX_LENGTH || !/^\/[^\\\p{Cc}]*$/u.test(to) || to.includes('//')) return undefined
  const site = readUrl('SITE_URL', 'http://localhost:3000')
  const url = URL.parse(site + to)
  if (!url || url.origin !== new URL(site).origin || HIDDEN.test(url.pathname)) return undefined
  url.searchParams.delete('preview')
  url.searchParams.delete('token')
  url.searchParams.set('preview', 'true')
  url.searchParams.set('token', token)
  return url
}
