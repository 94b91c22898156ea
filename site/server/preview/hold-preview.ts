import { TECHNICAL } from '../redirect.ts'

const LINK = /(<a\b[^>]*?\shref=")(\/(?!\/)[^"]*)(")/g
const FORM = /<form\b(?=[^>]*\smethod="(?:get|GET)"|(?![^>]*\smethod=))[^>]*>/g
const FIELD = '<input type="hidden" name="preview" value="true"/>'

/** Lets links and forms of a page stay in the preview, with and without scripts. */
export function holdPreview(html: string): string {
  return html
    .replaceAll(LINK, (link, before: string, to: string, after: string) =>
      TECHNICAL.test(to) ? link : before + inPreview(to) + after,
    )
    .replaceAll(FORM, (form) => form + FIELD)
}

/** An address of this site with the parameter that holds the preview. */
export function inPreview(to: string): string {
  const [, address = '', hash = ''] = /^([^#]*)(.*)$/s.exec(to) ?? []
  if (/[?&](?:amp;)?preview=/.test(address)) return to
  return `${address}${address.includes('?') ? '&amp;' : '?'}preview=true${hash}`
}
