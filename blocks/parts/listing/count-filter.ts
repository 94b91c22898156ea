import { type Filter, type House, withAny } from './filter.ts'
import type { Choice } from './filter-bar.tsx'

type CountFilter = {
  field: 'bedrooms'
  label: string
  any: string
  none: Filter['none']
  /** The lowest number in addresses. */
  from: number
  /** Numbers from here on share one choice: “5+”. */
  many: number
  map: { any: string; most: number; labelOf: (count: number) => string }
}

/** A filter by a small number, exact below `many`. */
export function countFilter({ field, label, any, none, from, many, map }: CountFilter): Filter {
  const numbers = Array.from({ length: many - from }, (_, at) => from + at)
  // The owner decides whether lists are filtered by it.
  const countOf = (house: House) =>
    house.filters.some(({ key }) => key === field) ? house[field] : null
  const exact = numbers.map((count) => ({ ...numbered(count), condition: { eq: count } }))
  return {
    field,
    label,
    none,
    steps: [...exact, { value: `${many}`, label: `${many}+`, condition: { gte: many } }],
    choicesFor: (houses) => {
      const found = ascending(houses.flatMap((house) => countOf(house) ?? []))
      const [first, ...more] = found.filter((count) => count >= many)
      const last = first === undefined ? [] : [more.length > 0 ? `${first}+` : `${first}`]
      return withAny(any, [...found.filter((count) => count < many), ...last].map(numbered))
    },
    map: {
      any: map.any,
      choicesFor: (houses) =>
        ascending(houses.map((house) => Math.floor(countOf(house) ?? 0)))
          .slice(1)
          .filter((count) => count <= map.most)
          .map((count) => ({
            value: `${count}`,
            label: map.labelOf(count),
            passes: (house) => Math.floor(countOf(house) ?? 0) >= count,
          })),
    },
  }
}

function numbered(value: number | string): Choice {
  return { value: `${value}`, label: `${value}` }
}

function ascending(numbers: readonly number[]): number[] {
  return [...new Set(numbers)].sort((one, other) => one - other)
}
