import { inWords } from '@belvedere/kit/words/in-words.ts'
import { say } from '@belvedere/kit/words/say.ts'
import type { SiteWords } from '@belvedere/kit/words/words.ts'
import { ENGLISH } from '@belvedere/kit/words/words-of.ts'
import { countFilter } from './count-filter.ts'
import { factFilter } from './fact-filter.ts'
import { factsInOrder } from './fact-order.ts'
import { type Filter, type House, withAny } from './filter.ts'
import type { Choice } from './filter-bar.tsx'

/**
 * The filters of listings. A category stores the choice in its address and queries the database, a
 * block filters in the page, and the map filters by CSS.
 */

/**
 * The filters of these listings in the words of a site: by facts in the order of the owner, then by
 * availability.
 */
export function filtersIn(words: SiteWords, houses: readonly House[] = []): Filter[] {
  const facts = factsInOrder(houses.map(({ filters }) => filters)).map((fact) =>
    fact.key === 'bedrooms' ? bedrooms(words, fact.heading) : factFilter(fact, words),
  )
  // A filter by bedrooms that the owner does not list is known to addresses, and offers nothing.
  const isListed = facts.some(({ field }) => field === 'bedrooms')
  return [...(isListed ? [] : [bedrooms(words)]), ...facts, availability(words)]
}

/** Numbers of bedrooms from here on share one choice. */
const MANY_BEDROOMS = 5

function bedrooms(words: SiteWords, heading?: string): Filter {
  const { list, listing, map, facts, locale } = words
  const usual = listing.bedrooms.other
  // Another name is the owner's, which the words for bedrooms would contradict.
  const [fact, isUsual] = [heading ?? usual, heading === undefined || heading === usual]
  return countFilter({
    field: 'bedrooms',
    label: fact,
    any: list.any,
    none: isUsual ? (value) => noBedrooms(Number(value), words) : () => list.noneOfAll,
    from: 1,
    many: MANY_BEDROOMS,
    map: {
      any: isUsual ? map.anyBedrooms : say(facts.any, { fact }, locale),
      most: 6,
      labelOf: (count) =>
        isUsual
          ? say(map.bedroomsOrMore, { count }, locale)
          : `${fact}: ${say(facts.orMore, { value: `${count}` }, locale)}`,
    },
  })
}

function noBedrooms(count: number, words: SiteWords): string {
  const { list, locale } = words
  const sentence = count < MANY_BEDROOMS ? list.noneBedrooms : list.noneBedroomsOrMore
  return say(sentence, inWords(count, words), locale)
}

function availability({ list, listing, map }: SiteWords): Filter {
  return choiceFilter({
    field: 'status',
    label: list.availability,
    any: list.any,
    none: () => list.noneOfAll,
    choices: [
      { value: 'available', label: listing.available },
      { value: 'reserved', label: listing.reserved },
      { value: 'sold', label: listing.sold },
    ],
    map: { any: map.anyAvailability, only: { value: 'available', label: map.availableOnly } },
  })
}

/** The filters of every site, for what needs none of their words. */
export const FILTERS: readonly Filter[] = filtersIn(ENGLISH)

/** The sentence for an empty list, by the value of each field that it is filtered by. */
export function noneSentence(chosen: Readonly<Record<string, string>>, words: SiteWords): string {
  const [one, ...more] = Object.entries(chosen)
  const filter = one && filtersIn(words).find(({ field }) => field === one[0])
  return filter && more.length === 0 ? filter.none(one[1]) : words.list.noneOfAll
}

type ChoiceFilter = {
  field: 'status'
  label: string
  any: string
  none: Filter['none']
  choices: readonly Choice[]
  /** On the map only one of the choices can be selected. */
  map: { any: string; only: Choice }
}

/** A filter by one of a few values. */
function choiceFilter({ field, label, any, none, choices, map }: ChoiceFilter): Filter {
  const passes = (house: House) => (house[field] ?? map.only.value) === map.only.value
  return {
    field,
    label,
    none,
    steps: [],
    choicesFor: (houses) => {
      const found = new Set<string | null>(houses.map((house) => house[field]))
      return withAny(
        any,
        choices.filter(({ value }) => found.has(value)),
      )
    },
    map: {
      any: map.any,
      choicesFor: (houses) =>
        houses.some(passes) && !houses.every(passes) ? [{ ...map.only, passes }] : [],
    },
  }
}
