const SCRIPTING = new Set(['script', 'handler', 'listener'])
const FOREIGN = new Set(['foreignobject', 'iframe', 'embed', 'object', 'audio', 'video', 'canvas'])

/**
 * The SVG namespace, and those in which drawing programs store notes, which browsers ignore.
 * Elements of other namespaces may have an effect: XHTML has forms and redirects.
 */
const NAMESPACES = [
  /^http:\/\/www\.w3\.org\/2000\/svg$/,
  /^http:\/\/www\.w3\.org\/1999\/02\/22-rdf-syntax-ns#$/,
  /^http:\/\/purl\.org\/dc\/(elements\/1\.1|terms)\/$/,
  /^http:\/\/(creativecommons\.org\/ns|web\.resource\.org\/cc\/)#?$/,
  /^http:\/\/sodipodi\.sourceforge\.net\/DTD\/sodipodi-0\.dtd$/,
  /^http:\/\/www\.inkscape\.org\/namespaces\/inkscape$/,
  /^http:\/\/www\.bohemiancoding\.com\/sketch\/ns$/,
  /^http:\/\/ns\.adobe\.com\//,
]

const XHTML = /^http:\/\/www\.w3\.org\/(?:1999\/xhtml|1998\/Math\/MathML|2002\/.*|1999\/XSL\/.*)$/

export const NO_DRAWING = 'is not a drawing'

/** Why the outermost element is none of a drawing that browsers show, or undefined. */
export function flawOfRoot(name: string, namespace: string): string | undefined {
  if (name !== 'svg') return NO_DRAWING
  return namespace === '' ? 'lacks xmlns="http://www.w3.org/2000/svg"' : undefined
}

/**
 * Why an SVG element is not allowed, or undefined. In its metadata, which browsers do not show, any
 * program may store notes; elements of HTML would have an effect even there.
 */
export function flawOfElement(
  name: string,
  namespace: string,
  isMetadata = false,
): string | undefined {
  if (SCRIPTING.has(name)) return 'holds a script'
  const isKnown =
    NAMESPACES.some((known) => known.test(namespace)) || (isMetadata && !XHTML.test(namespace))
  if (FOREIGN.has(name) || !isKnown) return `contains an element that is not a drawing (<${name}>)`
  return undefined
}

/** Why an SVG attribute is not allowed, or undefined. `href` may only refer to the SVG itself. */
export function flawOfAttribute(name: string, value: string): string | undefined {
  if (/^on/.test(name)) return `holds a script ("${name}")`
  const plain = stripWhitespace(value)
  if (/(java|vb)script:|data:text\/html/i.test(plain)) return 'holds a script'
  // `xml:base` changes the base of addresses.
  if (name === 'href' || name === 'src' || name === 'base') return flawOfAddress(plain)
  // An animation can set the address in another attribute.
  if (name === 'attributename' && /(^|:)(href|on.*)$/i.test(plain))
    return 'changes its own addresses'
  return flawOfStyle(value)
}

/** Why CSS is not allowed, or undefined: styles can load files too. */
export function flawOfStyle(style: string): string | undefined {
  const code = withoutComments(style)
  if (code === undefined) return 'has a comment in its styles that does not end'
  // A text that looks like a comment may be inside a string, and hide what follows.
  return flawOfAddresses(style) ?? flawOfAddresses(code)
}

/**
 * CSS without its comments; undefined if a comment is not closed. A regular expression that
 * searches for the end of each comment would read to the end of the text for each.
 */
export function withoutComments(style: string): string | undefined {
  let code = ''
  let from = 0
  for (;;) {
    const start = style.indexOf('/*', from)
    if (start < 0) return code + style.slice(from)
    const end = style.indexOf('*/', start + 2)
    if (end < 0) return undefined
    code += style.slice(from, start)
    from = end + 2
  }
}

function flawOfAddresses(style: string): string | undefined {
  const plain = stripWhitespace(unescapeCss(style))
  if (/@import|image-set\(|src\(/i.test(plain)) return ELSEWHERE
  const addresses = [...plain.matchAll(/url\(["']?([^"')]*)/gi)].map(([, address = '']) => address)
  return addresses.map(flawOfAddress).find((flaw) => flaw !== undefined)
}

const ELSEWHERE = 'refers to another address'
const NOWHERE = 'has a picture or a link without an address (an empty href)'
const UNKNOWN = 'embeds a file that is neither a font nor a picture in PNG, JPEG, WebP or GIF'

/** Why an address is not allowed, or undefined. Drawings in a drawing would not be inspected. */
function flawOfAddress(address: string): string | undefined {
  if (address === '') return NOWHERE
  if (address.startsWith('#') || EMBEDDED.test(address)) return undefined
  return /^data:/i.test(address) ? UNKNOWN : ELSEWHERE
}

const EMBEDDED = /^data:(image\/(png|jpe?g|webp|gif)|font\/|application\/(x-)?font-)/i

/** Removes white space and control characters, which browsers ignore in a URL. */
function stripWhitespace(value: string) {
  return value.replace(/[\p{Cc}\s]/gu, '')
}

/** Resolves CSS escapes, which could hide a URL. */
export function unescapeCss(style: string) {
  return style
    .replace(/\\([\da-f]{1,6})\s?/gi, (_, hex: string) => charOf(Number.parseInt(hex, 16)))
    .replaceAll('\\', '')
}

function charOf(code: number) {
  return code > 0 && code <= 0x10ffff ? String.fromCodePoint(code) : ''
}
