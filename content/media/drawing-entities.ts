/** Drawing programs define some twenty names of their namespaces; each is short. */
const MOST = 100
const LONGEST = 500
/** The length of all texts that are put in. */
const MOST_GROWN = 1_000_000

const DEFINITIONS = /^((?:<\?[^>]*>|<!--(?:(?!-->)[\s\S])*-->|\s)*<!DOCTYPE[^[>]*)\[([^\]]*)\]/
/** A definition, or a comment between two: it has no name. */
const DEFINITION = /<!--(?:(?!--)[\s\S])*-->|<!ENTITY\s+([\w.-]+)\s+(?:"([^"]*)"|'([^']*)')\s*>/g
const NUMBERED = /&#(?:x([\da-f]{1,6})|(\d{1,7}));/gi

/**
 * The text of a drawing with the entities that it defines replaced, as Illustrator defines them for
 * namespaces; undefined if one comes from another file or contains others: ten of ten of ten would
 * fill the memory.
 */
export function withoutEntities(drawing: string): string | undefined {
  const plain = drawing.replace(/^\uFEFF/, '')
  const [whole, start = '', definitions] = DEFINITIONS.exec(plain) ?? []
  if (whole === undefined || definitions === undefined) return plain
  const entities = entitiesIn(definitions)
  if (!entities) return undefined
  const rest = plain.slice(whole.length)
  let grown = 0
  const text = rest.replace(/&([\w.-]+);/g, (same, name: string) => {
    // Once it has grown too much, the rest does not matter.
    const value = grown > MOST_GROWN ? '' : (entities.get(name) ?? same)
    grown += value.length
    return value
  })
  return grown > MOST_GROWN ? undefined : start + text
}

function entitiesIn(definitions: string): Map<string, string> | undefined {
  const all = [...definitions.matchAll(DEFINITION)].flatMap(
    ([, name, double = '', single = '']): [string, string][] =>
      name === undefined ? [] : [[name, double || single]],
  )
  const entities = new Map(all)
  const areSimple = all.every(
    ([, text]) => text.length <= LONGEST && !/[&%<>"']/.test(withoutLetters(text)),
  )
  // Of two definitions of a name a browser takes the first one.
  const areUnique = entities.size === all.length && all.length <= MOST
  const isRestEmpty = definitions.replace(DEFINITION, '').trim() === ''
  return areSimple && areUnique && isRestEmpty ? entities : undefined
}

/** A text without letters by their numbers, such as `&#160;`; signs of ASCII could be markup. */
function withoutLetters(text: string) {
  return text.replace(NUMBERED, (written, hex?: string, decimal?: string) => {
    const code = hex === undefined ? Number(decimal) : Number.parseInt(hex, 16)
    return code > 0x7f && code <= 0x10_ffff ? '' : written
  })
}
