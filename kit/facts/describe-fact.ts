import type { SiteWords } from '../words/words.ts'
import type { BuiltIn, Fact, Known } from './fact.ts'

type Description = Pick<Fact, 'kind' | 'label'> & Partial<Fact>

/** A fact with a key, and what it has unless it says otherwise: a whole number of at least zero. */
export function factFrom(key: string, description: Description): Fact {
  return { key, unit: '', step: 1, isNegativePossible: false, options: [], ...description }
}

const ENERGY_CLASSES = ['A+', 'A', 'B', 'C', 'D', 'E', 'F', 'G', 'H']

/** A fact that is built in or known, in the words of a site. */
export function describeFact(key: BuiltIn | Known, words: SiteWords): Fact {
  return factFrom(key, DESCRIPTIONS[key](words))
}

const DESCRIPTIONS: Readonly<Record<BuiltIn | Known, (words: SiteWords) => Description>> = {
  unit: ({ listing }) => ({ kind: 'text', label: listing.unit }),
  bedrooms: ({ listing }) => ({ kind: 'number', label: listing.bedrooms }),
  bathrooms: ({ listing }) => ({ kind: 'number', label: listing.bathrooms, step: 0.5 }),
  area: ({ listing }) => ({ kind: 'number', label: listing.area, unit: 'm²', step: 0.1 }),
  rooms: ({ facts }) => ({ kind: 'number', label: facts.rooms, step: 0.5 }),
  plot: ({ facts }) => ({ kind: 'number', label: facts.plot, unit: 'm²', step: 0.1 }),
  floor: ({ facts }) => ({ kind: 'number', label: facts.floor, isNegativePossible: true }),
  available_from: ({ facts }) => ({ kind: 'date', label: facts.availableFrom }),
  service_charge: ({ facts }) => {
    return { kind: 'number', label: facts.serviceCharge, unit: `¤${facts.perMonth}`, step: 0.01 }
  },
  view: ({ facts }) => ({ kind: 'text', label: facts.view }),
  energy_class: ({ facts }) => {
    return { kind: 'choice', label: facts.energyClass, options: ENERGY_CLASSES }
  },
}
