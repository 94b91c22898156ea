import { withKeys } from '@belvedere/content/model/facts/assign-keys.ts'
import { siteFacts } from '@belvedere/content/model/facts/site-facts.ts'
import { describeFact } from '@belvedere/kit/facts/describe-fact.ts'
import { BUILT_IN, type Fact, KNOWN } from '@belvedere/kit/facts/fact.ts'
import { checkFact } from '@belvedere/kit/facts/value.ts'
import { asFields, asList, isObject } from '@belvedere/kit/json.ts'
import type { Fault, JsonFile } from './json-file.ts'

const HAS_FIELD: ReadonlySet<string> = new Set(BUILT_IN)

/** Values of listings that their facts cannot have, and those of facts that do not exist. */
export function factFaults({ value, lineOf }: JsonFile): Fault[] {
  const copy = asFields(value)
  const facts = factsBy(asFields(copy.site))
  return asList(copy.listings).flatMap((listing, at) =>
    Object.entries(asFields(asFields(listing).facts)).flatMap(([key, entered]) => {
      const fact = facts.get(key)
      const verdict = fact ? checkFact(fact, entered) : unknownFact(facts)
      const text = `listings › ${at + 1} › facts › ${key}: ${verdict}`
      const line = lineOf(['listings', at, 'facts'], key)
      return verdict === true ? [] : [{ file: 'copy.json', line, text }]
    }),
  )
}

/** The facts that the settings list, and those that every site knows, by their keys. */
function factsBy(site: Readonly<Record<string, unknown>>): ReadonlyMap<string, Fact> {
  const rows = withKeys(asList(site.facts).filter(isObject))
  const { facts, manner } = siteFacts({ ...site, facts: rows })
  const known = KNOWN.map((key) => describeFact(key, manner.words))
  const own = facts.all.filter(({ key }) => !HAS_FIELD.has(key))
  return new Map([...known, ...own].map((fact) => [fact.key, fact]))
}

function unknownFact(facts: ReadonlyMap<string, Fact>) {
  return `there is no such fact. Choose one of: ${[...facts.keys()].join(', ')}; or list it in site › facts.`
}
