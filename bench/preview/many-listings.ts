import type { Studio } from '../../e2e/studio.ts'

/** An import saves at most 2,000 listings at once. */
const AT_ONCE = 2000

/** Imports listings with a spreadsheet in the studio, until there are at least `count` new ones. */
export async function importListings(studio: Studio, category: string, count: number) {
  for (let from = 0; from < count; from += AT_ONCE) {
    const rows = Array.from({ length: Math.min(AT_ONCE, count - from) }, (_, i) => {
      const number = String(from + i).padStart(5, '0')
      return `${category};House ${number};B ${number};${1 + (i % 6)};${400_000 + i * 1000}`
    })
    await studio.importListings(['Category;Title;Unit;Bedrooms;Price', ...rows].join('\n'))
  }
}
