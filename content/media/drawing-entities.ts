/** Drawing programs define some twenty names of their namespaces; each is short. */
const MOST = 100
const LONGEST = 500

const DEFINITION = /<!ENTITY\s+([\w.-]+)\s+(?:"([^"]*)"|'([^']*)')\s*>/g

/**
 * The texts that a document type defines for entities, as Illustrator does for namespaces; undefined
 * if one comes from another file or contains others: ten of ten of ten would fill the memory.
 */
export function entitiesOf(doctype: string): Record<string, string> | undefined {
  const entities: Record<string, string> = {}
  const rest = doctype.replace(DEFINITION, (_, name: string, double = '', single = '') => {
    entities[name] = double || single
    return ''
  })
  const texts = Object.values(entities)
  const areSimple = texts.every((text) => text.length <= LONGEST && !/[&%<]/.test(text))
  const isAll = !/<!|%/.test(rest) && texts.length <= MOST
  return areSimple && isAll ? entities : undefined
}
