import { type Fact, headingOf } from '@belvedere/kit/facts/fact.ts'
import { type Manner, sayFact, withUnit } from '@belvedere/kit/facts/say-facts.ts'
import { factValue } from '@belvedere/kit/facts/value.ts'
import { kindNamed } from '@belvedere/kit/property-kind.ts'
import { wordList } from '../../delivery/brand/word-list.ts'
import { siteFacts } from '../../model/facts/site-facts.ts'
import { asText, type Doc } from '../../payload/doc.ts'

/** What the form says of a field whose value has keys of its own. */
export type KeyedWords = {
  /** The keys that the form shows, in its order. */
  keys: readonly string[]
  labelOf: (key: string) => string
  say: (key: string, value: unknown) => string
}

/** The words for such fields, by their names. */
export type Keyed = ReadonlyMap<string, KeyedWords>

/** The words for the facts of listings and for the texts of the owner, from the settings of the site. */
export function keyedWordsOf(site: Doc): Keyed {
  return new Map([
    ['facts', wordsOfFacts(site)],
    ['words', wordsOfTexts(site)],
  ])
}

function wordsOfFacts(site: Doc): KeyedWords {
  const { facts, manner } = siteFacts(site)
  const known = new Map<string, Fact>(facts.all.map((fact) => [fact.key, fact]))
  const { words } = manner
  const asInForm = {
    ...manner,
    words: { ...words, facts: { ...words.facts, yes: 'Yes', no: 'No' } },
  }
  return {
    keys: [...known.keys()],
    labelOf: (key) => {
      const fact = known.get(key)
      return fact ? headingOf(fact) : key
    },
    say: (key, value) => sayValue(known.get(key), value, asInForm),
  }
}

/** A value that its fact cannot have, or one of a fact that is not listed any more, is said as it is. */
function sayValue(fact: Fact | undefined, stored: unknown, manner: Manner): string {
  const value = fact && factValue(fact, stored)
  if (fact && value !== undefined) return withUnit(sayFact(fact, value, manner))
  if (typeof stored === 'boolean') return stored ? 'Yes' : 'No'
  return stored === undefined || stored === null ? '' : String(stored)
}

function wordsOfTexts({ locale, kind }: Doc): KeyedWords {
  const groups = wordList(asText(locale) ?? 'en', kindNamed(kind))
  const known = new Map(groups.flatMap(({ words }) => words.map((word) => [word.key, word])))
  return {
    keys: [...known.keys()],
    labelOf: (key) => {
      const word = known.get(key)
      return word?.about || word?.text || key
    },
    say: (key, own) => {
      const { text = '', mayBeEmpty = false } = known.get(key) ?? {}
      if (own === '' && mayBeEmpty) return 'Taken away'
      return typeof own === 'string' && own !== '' ? own : text
    },
  }
}
