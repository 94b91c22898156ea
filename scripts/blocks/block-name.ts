import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { Script } from 'node:vm'
import { root } from '../../launch/paths.ts'

/** The spellings of a block kind: `feature-5050`, `feature_5050`, `feature5050`, `Feature5050`. */
export type BlockName = {
  folder: string
  key: string
  constant: string
  component: string
  /** The GraphQL type of its records. */
  record: string
  /** The label in the studio: `Feature 5050`. */
  label: string
}

const FORM = /^[a-z][a-z0-9]*(?:[-_][a-z0-9]+)*$/
/** Folders in `blocks/` that are not kinds. */
const TAKEN = new Set(['parts'])

/** Derives all spellings from a name; throws with a valid example if it cannot name a block. */
export function blockNameOf(given: string | undefined): BlockName {
  return nameOf(given, { noun: 'block', example: 'quote' })
}

/** The same for another thing that is added by a command, such as a page. */
export function nameOf(
  given: string | undefined,
  { noun, example }: { noun: string; example: string },
): BlockName {
  if (!given) throw new Error(`Name the ${noun}, for example: npm run new:${noun} ${example}`)
  if (!FORM.test(given) || TAKEN.has(given) || isReserved(given))
    throw new Error(
      `"${given}" cannot name a ${noun}. Use lower-case letters, digits and dashes, starting with a letter: opening-hours.`,
    )
  const words = given.split(/[-_]/)
  const component = words.map(capital).join('')
  return {
    folder: words.join('-'),
    key: words.join('_'),
    constant: component.charAt(0).toLowerCase() + component.slice(1),
    component,
    record: `${component}Record`,
    label: capital(words.join(' ')),
  }
}

/** Throws if the delivery API already has a type of this name. */
export function refuseTakenRecord({ record }: BlockName): void {
  const schema = readFileSync(join(root, 'content/schema.graphql'), 'utf8')
  if (new RegExp(`^(?:type|enum|input|union|interface|scalar) ${record}\\b`, 'm').test(schema))
    throw new Error(`The content service already has a type "${record}". Choose another name.`)
}

function capital(word: string) {
  return word.charAt(0).toUpperCase() + word.slice(1)
}

/** True for JavaScript keywords: the lists export the kind under its name. */
function isReserved(name: string) {
  try {
    void new Script(`let ${name.replaceAll('-', '_')}`)
    return false
  } catch {
    return true
  }
}
