import { hasWords } from '@belvedere/ui/words.ts'
import type { ResultOf } from '../graphql.ts'
import type { fragment } from './fragment.ts'

export type Country = ResultOf<typeof fragment>['airports'][number]

/** The countries that have a name and at least one named airport. */
export function countriesOf(countries: Country[]): Country[] {
  return countries
    .filter(({ country }) => hasWords(country))
    .map((country) => ({ ...country, items: country.items.filter(({ title }) => hasWords(title)) }))
    .filter(({ items }) => items.length > 0)
}
