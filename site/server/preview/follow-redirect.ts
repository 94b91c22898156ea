import type { RedirectRules } from '@belvedere/kit/redirects.ts'
import { PAYLOAD, splitRequest } from '../http/redirect.ts'

/**
 * Where a redirect of the editors leads from an address of a preview, in the preview as well.
 * Undefined without a rule, and for rules to other sites: a preview stays on this one.
 */
export function redirectInPreview(
  url: string,
  rules: RedirectRules,
  siteUrl: string,
): string | undefined {
  const { path, isPayload } = splitRequest(url)
  const to = rules.match(path || '/')?.to
  const target = to === undefined ? null : URL.parse(to, siteUrl)
  if (!target || target.origin !== new URL(siteUrl).origin) return undefined
  target.searchParams.set('preview', 'true')
  const own = target.pathname.replace(/^\/{2,}/, '/')
  const file = isPayload ? (own === '/' ? '' : own) + PAYLOAD : own
  return file + target.search + target.hash
}
