import type { Choices } from './choices.ts'
import { NAMES, OPERATORS, WORDS } from './words.ts'

/** A value as JSON has it, with the names that the programs read. */
export function anyValue(choices: Choices, depth = 3): unknown {
  const kind = choices.between(0, depth > 0 ? 9 : 5)
  if (kind <= 2) return choices.pick(WORDS)
  if (kind === 3) return choices.pick([0, -1, 1, 2 ** 53, 1e308, 0.1])
  if (kind === 4) return choices.pick([true, false, null])
  if (kind === 5) return choices.pick([[], {}, ''])
  const count = choices.between(1, 4)
  if (kind <= 7) return Array.from({ length: count }, () => anyValue(choices, depth - 1))
  return anyObject(choices, count, depth)
}

/**
 * Defined as own properties, also for names such as `__proto__`, which an object literal would
 * treat differently.
 */
export function anyObject(choices: Choices, count: number, depth = 3): object {
  const entries = Array.from(
    { length: count },
    () => [choices.pick(NAMES), anyValue(choices, depth - 1)] as const,
  )
  const made: object = Object.create(null)
  for (const [name, value] of entries)
    Object.defineProperty(made, name, { value, enumerable: true, configurable: true })
  return made
}

/** A query string: plain parameters, nested conditions, and invalid text. */
export function anyQuery(choices: Choices): string {
  const count = choices.between(1, 4)
  const parts = Array.from({ length: count }, () => {
    const [name, value] = [choices.pick(NAMES), encoded(choices, choices.pick(WORDS))]
    const kind = choices.between(0, 9)
    if (kind <= 4) return `${name}=${value}`
    if (kind <= 6) return `where[${name}][${choices.pick(OPERATORS)}]=${value}`
    if (kind === 7) return `where[or][${choices.between(0, 200)}][and][0][${name}][equals]=${value}`
    return kind === 8 ? `${name}[${value}][]=${value}` : value
  })
  return parts.join('&')
}

/**
 * Mostly percent-encoded, so that it arrives unchanged; otherwise unencoded, except for characters
 * that would end the line.
 */
export function encoded(choices: Choices, text: string): string {
  const isPlain = choices.between(0, 3) === 0
  return isPlain ? text.replaceAll(/[\r\n\s]/g, '+') : encodeURIComponent(text.toWellFormed())
}

const FIELDS = [
  'id',
  'title',
  'slug',
  '__typename',
  '_modelApiKey',
  'nope',
  'blocks { __typename }',
]
const ROOTS = [
  'site',
  'global',
  'home',
  'map',
  'page',
  'listings',
  'experience',
  'addresses',
  '__schema',
]

/** The text of a GraphQL query, which may be invalid. */
export function anyGraphql(choices: Choices): string {
  const root = choices.pick(ROOTS)
  const argument = choices.pick(['', '(first: -1)', '(first: 1e9)', '(skip: 5)', filterOf(choices)])
  const body = `{ ${root}${argument} { ${choices.pick(FIELDS)} ${choices.pick(FIELDS)} } }`
  const wrappings = [
    body,
    `query A ${body} query A ${body}`,
    `mutation ${body}`,
    `subscription ${body}`,
    `query ($slug: String!) ${body}`,
    `fragment F on Query { ...F } query { ...F }`,
    `${'{ a '.repeat(60)}${'}'.repeat(60)}`,
    `{ ${'site { name } '.repeat(150)} }`,
    `query @include(if: $x) ${body}`,
    choices.pick(WORDS),
  ]
  return choices.pick(wrappings)
}

function filterOf(choices: Choices) {
  return `(filter: { slug: { eq: ${JSON.stringify(choices.pick(WORDS))} } })`
}
