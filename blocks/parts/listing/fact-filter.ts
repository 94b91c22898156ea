import { type CountedFact, factChoices, meetsChoice } from '@belvedere/kit/facts/choices.ts'
import { parameterOf } from '@belvedere/kit/facts/key.ts'
import { say } from '@belvedere/kit/words/say.ts'
import type { SiteWords } from '@belvedere/kit/words/words.ts'
import type { Filter, House } from './filter.ts'
import type { Choice } from './filter-bar.tsx'

/** The stylesheet of the map hides places by so many choices. */
const MOST_ON_MAP = 6

/** The filters by facts of the owner, from the values that these listings have. */
export function factFilters(houses: readonly House[], words: SiteWords): Filter[] {
  const found = new Map(houses.flatMap(({ filters }) => filters.map((fact) => [fact.key, fact])))
  found.delete('bedrooms')
  return [...found.values()].map((fact) => factFilter(fact, words))
}

/** A filter by a fact; a number or a yes is on the map, too, where choices leave out ever more. */
function factFilter({ key, kind, heading }: House['filters'][number], words: SiteWords): Filter {
  const plainOf = (house: House) => house.filters.find((fact) => fact.key === key)?.plain ?? ''
  const choices = (houses: readonly House[]) =>
    factChoices(counted(key, houses), houses.length, words)
  return {
    field: parameterOf(key),
    label: heading,
    none: words.list.noneOfAll,
    steps: [],
    choicesFor: (houses) => {
      const offered = choices(houses).map(({ value, label }) => ({ value, label }))
      return offered.length > 0 ? [{ value: '', label: words.list.any }, ...offered] : []
    },
    map: {
      any: say(words.facts.any, { fact: heading }, words.locale),
      choicesFor: (houses) => {
        if (kind === 'choice') return []
        const offered = choices(houses)
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
