const RUNNING = new Set(['script', 'handler', 'listener'])
const FOREIGN = new Set(['foreignobject', 'iframe', 'embed', 'object', 'audio', 'video', 'canvas'])

/** An element that has no place in a drawing. */
export function flawOfElement(name: string): string | undefined {
  if (RUNNING.has(name)) return 'holds a script'
  if (FOREIGN.has(name)) return `holds something that is no drawing (<${name}>)`
  return undefined
}

/** An attribute that acts, or asks another address. `href` may lead inside the drawing. */
export function flawOfAttribute(name: string, value: string): string | undefined {
  if (/^on/.test(name)) return `holds a script ("${name}")`
  const plain = withoutBlanks(value)
  if (/(java|vb)script:|data:text\/html/i.test(plain)) return 'holds a script'
  if (name === 'href' || name === 'src') return isInside(plain) ? undefined : ELSEWHERE
  // An animation may write an address into another attribute.
  if (name === 'attributename' && /(^|:)(href|on.*)$/i.test(plain))
    return 'changes its own addresses'
  return flawOfStyle(value)
}

/** Styles may fetch files, too. */
export function flawOfStyle(style: string): string | undefined {
  const plain = withoutBlanks(unescaped(style))
  if (/@import|image-set\(/i.test(plain)) return ELSEWHERE
  const addresses = [...plain.matchAll(/url\(["']?([^"')]*)/gi)].map(([, address = '']) => address)
  return addresses.every(isInside) ? undefined : ELSEWHERE
}

const ELSEWHERE = 'refers to another address'

function isInside(address: string) {
  return address.startsWith('#') || /^data:(image\/(png|jpe?g|webp|gif)|font\/)/i.test(address)
}

/** Blanks and control characters, which browsers overlook in an address. */
function withoutBlanks(value: string) {
  return value.replace(/[\p{Cc}\s]/gu, '')
}

/** CSS may write any letter as a number, and comments in between. */
function unescaped(style: string) {
  return style
    .replace(/\/\*[\s\S]*?\*\//g, '')
    .replace(/\\([\da-f]{1,6})\s?/gi, (_, hex: string) => charOf(Number.parseInt(hex, 16)))
    .replaceAll('\\', '')
}

function charOf(code: number) {
  return code > 0 && code <= 0x10ffff ? String.fromCodePoint(code) : ''
}
