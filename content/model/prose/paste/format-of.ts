import { linkAddress } from '@belvedere/kit/link-address.ts'
import type { Run } from './block.ts'
import { styleOf } from './style-of.ts'

export type Format = Omit<Run, 'text'>

/** The formatting inside an element: its own takes precedence over that around it. */
export function formatOf(element: Element, around: Format): Format {
  const tag = element.localName
  const weight = styleOf(element, 'font-weight')
  const style = styleOf(element, 'font-style')
  return {
    isBold: weight ? isHeavy(weight) : around.isBold || tag === 'b' || tag === 'strong',
    isItalic: style ? style !== 'normal' : around.isItalic || tag === 'i' || tag === 'em',
    href: tag === 'a' ? addressOf(element) : around.href,
  }
}

const isHeavy = (weight: string) => weight.startsWith('bold') || Number(weight) >= 600

/**
 * An address that the site can link to: not an anchor in the document, nor a file of its author.
 */
function addressOf(element: Element): string | undefined {
  const href = unwrapped(element.getAttribute('href') ?? '')
  return /^(https?:|mailto:|tel:)/i.test(href) ? linkAddress(href) : undefined
}

/** Google Docs wraps links in an address of its own. */
function unwrapped(href: string): string {
  if (!/^https:\/\/www\.google\.com\/url\?/.test(href)) return href.trim()
  return new URLSearchParams(href.slice(href.indexOf('?'))).get('q') ?? href
}
