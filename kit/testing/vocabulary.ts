import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { dirname, join } from 'node:path'

const NAMESPACE = 'http://schema.org/'
const QUAD = /^<(\S+)> <(\S+)> <(\S+)> <\S+> \.$/
/** Values that JSON has without a type of the vocabulary. */
const PLAIN = ['Text', 'URL', 'Number', 'Integer', 'Boolean', 'DataType', 'Date', 'DateTime']

type Edges = Map<string, Set<string>>

/** The vocabulary of schema.org, as published: which types each property belongs to. */
export class Vocabulary {
  readonly #domains: Edges = new Map()
  readonly #ranges: Edges = new Map()
  readonly #parents: Edges = new Map()
  readonly #kinds: Edges = new Map()

  constructor() {
    const edges: Record<string, Edges> = {
      domainIncludes: this.#domains,
      rangeIncludes: this.#ranges,
      subClassOf: this.#parents,
      type: this.#kinds,
    }
    for (const line of readQuads()) {
      const [, subject = '', predicate = '', object = ''] = QUAD.exec(line) ?? []
      const map = edges[/[/#](\w+)$/.exec(predicate)?.[1] ?? '']
      if (map) add(map, nameOf(subject), nameOf(object))
    }
  }

  /** The errors of a JSON-LD graph, one sentence for each. */
  faultsOf(data: { '@context': string; '@graph': unknown[] }): string[] {
    if (data['@context'] !== 'https://schema.org') return ['The context is not schema.org.']
    return data['@graph'].flatMap((thing) => this.#faultsOfThing(thing, 'the graph', undefined))
  }

  #faultsOfThing(value: unknown, at: string, ranges: Set<string> | undefined): string[] {
    const { '@type': type, ...properties } = Object(value)
    const types: string[] = [type].flat().filter((name) => typeof name === 'string')
    const unknown = types.filter((name) => !this.#kinds.get(name)?.has('Class'))
    if (types.length === 0 || unknown.length > 0) return [`${at} has no known type: ${type}.`]
    const all = new Set(types.flatMap((name) => this.#withParents(name)))
    const misplaced =
      ranges && !overlap(all, ranges) ? [`${at} cannot be a ${types.join(' and ')}.`] : []
    const own = Object.entries(properties).flatMap(([name, item]) =>
      this.#faultsOfProperty(all, `${types[0]}.${name}`, name, item),
    )
    return [...misplaced, ...own]
  }

  #faultsOfProperty(types: Set<string>, at: string, name: string, value: unknown): string[] {
    const domains = this.#domains.get(name)
    const ranges = this.#ranges.get(name)
    if (!domains || !ranges || !overlap(types, domains)) return [`${at} is not in the vocabulary.`]
    return [value].flat().flatMap((item) => {
      if (typeof item === 'object') return this.#faultsOfThing(item, at, ranges)
      return this.#isPlain(item, ranges) ? [] : [`${at} cannot be ${JSON.stringify(item)}.`]
    })
  }

  #isPlain(value: unknown, ranges: Set<string>): boolean {
    if (typeof value === 'number') return overlap(ranges, new Set(['Number', 'Integer']))
    if (typeof value !== 'string' || value === '') return false
    const member = value.startsWith('https://schema.org/') ? value.split('/').at(-1) : undefined
    if (member) return overlap(this.#kinds.get(member) ?? new Set(), ranges)
    const isAddress = URL.canParse(value)
    // A URL may stand for the thing that it identifies.
    return isAddress || overlap(ranges, new Set(PLAIN.filter((name) => name !== 'Number')))
  }

  #withParents(type: string): string[] {
    return [
      type,
      ...[...(this.#parents.get(type) ?? [])].flatMap((name) => this.#withParents(name)),
    ]
  }
}

function readQuads() {
  const folder = dirname(createRequire(import.meta.url).resolve('@vocabulary/schema/package.json'))
  return readFileSync(join(folder, 'schema.nq'), 'utf8').split('\n')
}

function nameOf(address: string) {
  return address.startsWith(NAMESPACE)
    ? address.slice(NAMESPACE.length)
    : (address.split(/[/#]/).at(-1) ?? address)
}

function add(map: Edges, from: string, to: string) {
  const known = map.get(from)
  if (known) known.add(to)
  else map.set(from, new Set([to]))
}

function overlap(first: ReadonlySet<string>, second: ReadonlySet<string>) {
  return [...first].some((name) => second.has(name))
}
