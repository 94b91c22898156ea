/** Drawing programs define some twenty names of their namespaces; each is short. */
const MOST = 100
const LONGEST = 500

const DEFINITIONS = /^((?:<\?[^>]*>|<!--(?:(?!-->)[\s\S])*-->|\s)*<!DOCTYPE[^[>]*)\[([^\]]*)\]/
const DEFINITION = /<!ENTITY\s+([\w.-]+)\s+(?:"([^"]*)"|'([^']*)')\s*>/g

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
  return start + rest.replace(/&([\w.-]+);/g, (same, name: string) => entities.get(name) ?? same)
}

function entitiesIn(definitions: string): Map<string, string> | undefined {
  const entities = new Map<string, string>()
  const rest = definitions.replace(DEFINITION, (_, name: string, double = '', single = '') => {
    entities.set(name, double || single)
    return ''
  })
  const texts = [...entities.values()]
  const areSimple = texts.every((text) => text.length <= LONGEST && !/[&%<>"']/.test(text))
  return areSimple && rest.trim() === '' && texts.length <= MOST ? entities : undefined
}
