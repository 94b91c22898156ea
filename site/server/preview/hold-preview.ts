import { GONE, type RedirectRules } from '@belvedere/kit/redirects.ts'
import { PAYLOAD, splitRequest, TECHNICAL } from '../http/redirect.ts'

const LINK = /(<a\b[^>]*?\shref=")(\/(?!\/)[^"]*)(")/g
const FORM = /<form\b(?=[^>]*\smethod="(?:get|GET)"|(?![^>]*\smethod=))[^>]*>/g
/** Forms that send data keep their elements: React would not expect another field. */
const POST = /(<form\b(?=[^>]*\smethod="(?:post|POST)")[^>]*?\saction=")(\/(?!\/)[^"]*)(")/g
const FIELD = '<input type="hidden" name="preview" value="true"/>'

/**
 * Rewrites links and forms of a page so that they stay in the preview, with and without scripts.
 */
export function holdPreview(html: string): string {
  return html
    .replaceAll(LINK, (link, before: string, to: string, after: string) =>
      TECHNICAL.test(to) ? link : before + inPreview(to) + after,
    )
    .replaceAll(FORM, (form) => form + FIELD)
    .replaceAll(
      POST,
      (_, before: string, to: string, after: string) => before + inPreview(to) + after,
    )
}

/** An address of this site with the parameter that holds the preview. */
function inPreview(to: string): string {
  const [, address = '', hash = ''] = /^([^#]*)(.*)$/s.exec(to) ?? []
  if (/[?&](?:amp;)?preview=/.test(address)) return to
  return `${address}${address.includes('?') ? '&amp;' : '?'}preview=true${hash}`
}

/**
 * The target of an editors' redirect for an address of a preview, in the preview as well. Undefined
 * without a rule or a target, and for rules to other sites, because a preview stays on this one.
 */
export function redirectInPreview(
  url: string,
  rules: RedirectRules,
  siteUrl: string,
): string | undefined {
  const { path, query, isPayload } = splitRequest(url)
  const match = rules.match(path || '/', query)
  if (!match || match.redirect.status === GONE) return undefined
  const target = URL.parse(match.to, siteUrl)
  if (!target || target.origin !== new URL(siteUrl).origin) return undefined
  target.searchParams.set('preview', 'true')
  const own = target.pathname.replace(/^\/{2,}/, '/')
  const file = isPayload ? (own === '/' ? '' : own) + PAYLOAD : own
  return file + target.search + target.hash
}
