import { escapeHtml } from '@belvedere/kit/escape-html.ts'
import type { Payload } from 'payload'
import { readBrand } from '../../../delivery/brand/read-brand.ts'
import { siteUrl } from '../../../service/env.ts'

/** A mail to a visitor: the owner's own words, and below them those of the visitor. */
type Letter = { text: string; quote?: string | undefined }

const ADDRESS = /https?:\/\/[^\s<>"]+[^\s<>"'.,;:!?)\]}]/g

/**
 * A letter as the HTML of a mail, in the colours of the published brand. Mail programs drop style
 * sheets and block pictures, so it has inline styles and the name instead of a logo. Addresses in
 * the owner's words are links; the visitor's words stay text.
 */
export async function letterHtml(payload: Payload, { text, quote }: Letter): Promise<string> {
  const { name, palette } = await readBrand(payload)
  const { paper, ink, inkSoft, accent, link, sand } = palette
  const head = `<p style="margin:0 0 28px;padding:0 0 14px;border-bottom:1px solid ${sand};font-size:20px;letter-spacing:.02em"><a href="${escapeHtml(siteUrl())}" style="color:${accent};text-decoration:none">${escapeHtml(name)}</a></p>`
  const body = `<div dir="auto" style="white-space:pre-wrap">${withLinks(text, link)}</div>`
  const below = quote
    ? `<div dir="auto" style="margin:28px 0 0;padding:0 0 0 16px;border-left:2px solid ${sand};color:${inkSoft};font-size:14px;white-space:pre-wrap">${escapeHtml(unmark(quote))}</div>`
    : ''
  const page = `margin:0 auto;padding:32px 24px;max-width:600px;color:${ink};font:16px/1.6 Georgia,'Times New Roman',serif;overflow-wrap:anywhere`
  return `<!doctype html><html><head><meta charset="utf-8"></head><body style="margin:0;background:${paper}"><div style="${page}">${head}${body}${below}</div></body></html>`
}

/** The bar at its side marks the quoted text here, in place of the mark before each line. */
const unmark = (quote: string) => quote.replaceAll(/^> ?/gm, '')

function withLinks(text: string, colour: string): string {
  let html = ''
  let at = 0
  for (const { 0: address, index } of text.matchAll(ADDRESS)) {
    const href = escapeHtml(address)
    html += `${escapeHtml(text.slice(at, index))}<a href="${href}" style="color:${colour}">${href}</a>`
    at = index + address.length
  }
  return html + escapeHtml(text.slice(at))
}
