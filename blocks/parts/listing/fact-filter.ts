import { type CountedFact, factChoices } from '@belvedere/kit/facts/choices.ts'
import { parameterOf } from '@belvedere/kit/facts/key.ts'
import { meetsChoice } from '@belvedere/kit/facts/meets-choice.ts'
import { say } from '@belvedere/kit/words/say.ts'
import type { SiteWords } from '@belvedere/kit/words/words.ts'
import type { Filter, House, ListedFact } from './filter.ts'
import type { Choice } from './filter-bar.tsx'

/** The stylesheet of the map hides places by so many choices. */
const MOST_ON_MAP = 6

/** A filter by a fact of the owner; on the map a number is chosen as a lowest one. */
export function factFilter({ key, kind, heading }: ListedFact, words: SiteWords): Filter {
  const plainOf = (house: House) => house.filters.find((fact) => fact.key === key)?.plain ?? ''
  const choices = (houses: readonly House[]) =>
    factChoices(counted(key, houses), houses.length, words)
  return {
    field: parameterOf(key),
    label: heading,
    none: () => words.list.noneOfAll,
    steps: [],
    choicesFor: (houses) => {
      const offered = choices(houses).map(({ value, label }) => ({ value, label }))
      return offered.length > 0 ? [{ value: '', label: words.list.any }, ...offered] : []
    },
    map: {
      any: say(words.facts.any, { fact: heading }, words.locale),
      choicesFor: (houses) => {
        const offered = choices(houses)
        // Of too many steps of numbers the lowest are enough; of too many choices none could be left out.
        if (kind === 'choice' && offered.length > MOST_ON_MAP) return []
        const least = kind === 'number' ? offered.slice(1).map(orMore(words)) : offered
        return least.slice(0, MOST_ON_MAP).map((choice) => ({
          ...choice,
          passes: (house) => meetsChoice(plainOf(house), choice.value),
        }))
      },
    },
  }
}

/** An exact number as a lowest one: “2 or more”. */
function orMore({ facts, locale }: SiteWords) {
  return ({ value, label }: Choice): Choice =>
    value.endsWith('+')
      ? { value, label }
      : { value: `${value}+`, label: say(facts.orMore, { value: label }, locale) }
}

/** The different values of a fact, each with the number of houses that have it. */
function counted(key: string, houses: readonly House[]): CountedFact[] {
  const facts = houses.flatMap(({ filters }) => filters.filter((fact) => fact.key === key))
  const byValue = Map.groupBy(facts, ({ plain }) => plain)
  return [...byValue.values()].flatMap((same) =>
    same.slice(0, 1).map((fact) => ({ ...fact, count: same.length })),
  )
}
