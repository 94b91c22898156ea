import { escapeAttribute } from '../document.ts'
import { securityHeaders } from '../security-headers.ts'
import { passAddress } from './studio-address.ts'

type Options = {
  address: string
  studio: string
  siteUrl: string
  isStrict: boolean
}

const STYLE = `
body { margin: 0; min-height: 100svh; display: grid; place-content: center; padding: 2rem;
  background: #f8f7f4; color: #20262c; font: 1rem/1.6 system-ui, sans-serif }
main { max-width: 34rem }
h1 { font: 400 2rem/1.2 Georgia, serif }
a { display: inline-block; padding: .7rem 1.2rem; color: inherit }
a:first-child { background: #20262c; color: #f8f7f4; text-decoration: none }
`

/** The answer to whoever may not see a preview: it says nothing about the page. */
export function deniedPage({ address, studio, siteUrl, isStrict }: Options) {
  const html = `<!doctype html>
<html lang="en">
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="robots" content="noindex, nofollow">
<title>This preview is not open to you</title>
<style>${STYLE}</style>
<main>
<h1>This preview is not open to you</h1>
<p>The link has expired or was withdrawn, or you are not signed in to the studio. Ask whoever sent it for a new one, or sign in.</p>
<p><a href="${escapeAttribute(passAddress(studio, address))}">Open with the studio</a> <a href="${escapeAttribute(address)}">See the public page</a></p>
</main>
</html>
`
  const inline = isStrict ? { styles: [STYLE], script: '' } : undefined
  return { html, headers: securityHeaders({ siteUrl, inline, framedBy: studio }) }
}
