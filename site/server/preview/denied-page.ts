import type { IncomingMessage } from 'node:http'
import { type FromPage, SIGNED_OUT } from '@belvedere/kit/preview-messages.ts'
import type { SiteWords } from '@belvedere/kit/words/words.ts'
import { withoutPreview } from '../http/preview-address.ts'
import { securityHeaders } from '../http/security-headers.ts'
import { escapeAttribute } from '../render/document-html.ts'
import type { ViewerSession } from './session.ts'

/**
 * 401: the viewer may not see it. 410: the unsaved document was forgotten. 503: the studio, which
 * knows who may see it, does not answer.
 */
export type Denial = 401 | 410 | 503

type Options = {
  status: Denial
  address: string
  studio: string
  isStrict: boolean
  /** The studio was asked, and sent the viewer back. */
  isSentBack: boolean
  words: SiteWords
}

const STYLE = `
body { margin: 0; min-height: 100svh; display: grid; place-content: center; padding: 2rem;
  background: #f8f7f4; color: #20262c; font: 1rem/1.6 system-ui, sans-serif }
main { max-width: 34rem }
h1 { font: 400 2rem/1.2 Georgia, serif }
a { display: inline-block; padding: .7rem 1.2rem; color: inherit }
a:first-child { background: #20262c; color: #f8f7f4; text-decoration: none }
`

const NAME = { 401: 'closed', 410: 'ended', 503: 'away' } as const

/** Tells the panel of the studio, if the page is shown there, which would wait for it otherwise. */
function reportTo(studio: string, status: number) {
  const message: FromPage = { type: 'belvedere:failed', status }
  const [text, origin] = [message, studio].map((one) =>
    JSON.stringify(one).replaceAll('<', '\\u003c'),
  )
  return `if (parent !== window) parent.postMessage(${text}, ${origin})`
}

/** Forgets that the studio was asked, so that a reload asks it again. */
const FORGET = `history.replaceState(null, '', location.href.replace('&token=${SIGNED_OUT}', ''))`

/** The response if a preview may not be seen, or has ended: it reveals nothing about the page. */
export function deniedPage({ status, address, studio, isStrict, isSentBack, words }: Options) {
  const script = isSentBack ? FORGET : reportTo(studio, status)
  const said = (key: keyof SiteWords['preview']) => escapeAttribute(words.preview[key])
  const [title, text] = [said(`${NAME[status]}Title`), said(`${NAME[status]}Text`)]
  const link = (href: string, label: string) => `<a href="${escapeAttribute(href)}">${label}</a>`
  // Without the studio the same address is asked for once more.
  const way =
    status === 503 ? link('', said('again')) : link(passAddress(studio, address), said('open'))
  const html = `<!doctype html>
<html lang="${escapeAttribute(words.locale)}">
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="robots" content="noindex, nofollow">
<title>${title}</title>
<style>${STYLE}</style>
<main>
<h1>${title}</h1>
<p>${text}</p>
<p>${way} ${link(address, said('publicPage'))}</p>
</main>
<script>${script}</script>
</html>
`
  const inline = isStrict ? { styles: [STYLE], script } : undefined
  return { html, headers: securityHeaders({ inline, framedBy: studio }) }
}

/**
 * The address in the studio to ask whether the sender of a request without a preview is signed in
 * there: a person who opens a page with no token, and whom it has not sent back. Undefined for all
 * others: programs, frames, and guests whose link has ended, whom the studio is not for.
 */
export function studioToAsk(
  { method, headers, url = '' }: IncomingMessage,
  { token, viewer }: { token: string | undefined; viewer: ViewerSession | undefined },
  studio: string,
): string | undefined {
  if (method !== 'GET' || headers['sec-fetch-dest'] !== 'document') return undefined
  if (token !== undefined || (viewer && viewer.kind !== 'editor')) return undefined
  return `${passAddress(studio, withoutPreview(url))}&else=back`
}

/** The address at which a signed-in editor gets a preview of a page. */
function passAddress(studio: string, address: string): string {
  return `${studio}/preview-pass?to=${encodeURIComponent(address)}`
}
