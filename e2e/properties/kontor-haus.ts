import { homeWith } from './home-with.ts'
import type { MadeProperty, StarterCopy } from './make-property.ts'

/**
 * 24 flats in a city: German, without a plan, a model or a sun, with the eight drawings of the
 * starter. Two of its flats have pictures. Its facts are those of the starter, and one of its own.
 */
export const kontorHaus: MadeProperty = {
  name: 'Kontor Haus',
  language: 'de',
  kind: 'apartments',
  changed: (copy) => ({
    ...copy,
    site: { ...copy.site, facts: [...(copy.site.facts ?? []), BALCONY] },
    brand: BRAND,
    home: homeWith(copy, HOME),
    pages: copy.pages.map((page) => ({ ...page, blocks: page.blocks.map(withQuestions) })),
    map: {
      ...copy.map,
      address: 'Speicherstraße 14\n20457 Hamburg',
      subtitle: 'Zwei Minuten bis zur U-Bahn, fünf bis zum Wasser.',
    },
    listings: flatsOf(copy),
  }),
}

const BRAND = {
  palette: { paper: '#f6f5f1', ink: '#1d2326', accent: '#8a4b2d', link: '#2c5a6b' },
  titles: { face: 'newsreader' },
  text: { face: 'work-sans' },
  statement: 'Ein Kaufmannshaus von 1908, neu bewohnt.',
}

/** Its key is “balkon”. */
const BALCONY = { kind: 'yes', label: 'Balkon', onCard: true, onPage: true, onFilter: true }

const HOME = {
  title: 'Wohnen, wo\n*gehandelt* wurde',
  subtitle: '24 Wohnungen an der Speicherstraße.',
  intro:
    'Das Kontor Haus steht seit 1908 an der Speicherstraße. Bis zum Frühjahr 2028 werden aus seinen Kontoren 24 Wohnungen zwischen 48 und 138 Quadratmetern, mit hohen Fenstern, Eichenböden und einem Hof, in dem es still ist.',
  featured: { title: 'Zwei davon', items: ['wohnung-07', 'wohnung-12'] },
}

const SIZES = 'Bis 60 Quadratmeter\nBis 90 Quadratmeter\nGrößer'

/** What every form of the house asks besides name and address. */
const QUESTIONS = [
  { kind: 'phone' },
  { kind: 'message', isRequired: true },
  { kind: 'text', label: 'Wie viele Personen ziehen ein?' },
  { kind: 'choice', label: 'Welche Größe suchen Sie?', options: SIZES, isRequired: true },
  { kind: 'date', label: 'Ab wann?' },
  { kind: 'yes', label: 'Wir bringen einen Hund mit' },
]

function withQuestions(block: { type: string }) {
  return block.type === 'contact_form'
    ? {
        ...block,
        answerWithin: 2,
        questions: QUESTIONS,
        consent:
          'Ich bin einverstanden, dass meine Angaben gespeichert werden, um mir zu antworten.',
      }
    : block
}

const FLOORS = 6

/** The flats of every floor, from the street to the yard; `group` is the position of their group. */
const ON_A_FLOOR = [
  { group: 0, rooms: 1.5, bedrooms: 1, bathrooms: 1, area: 48.5, side: 'zur Straße' },
  { group: 1, rooms: 2.5, bedrooms: 2, bathrooms: 1, area: 78.4, side: 'zum Hof' },
  { group: 1, rooms: 3, bedrooms: 2, bathrooms: 1, area: 84, side: 'über Eck' },
  {
    ...{ group: 2, rooms: 4.5, bedrooms: 3, bathrooms: 2, area: 112 },
    side: 'durchgesteckt, zu Straße und Hof',
  },
]

const WITH_PICTURES: Readonly<Record<number, string>> = { 7: 'room', 12: 'balcony' }

function flatsOf({ listings, categories }: StarterCopy) {
  const [first] = listings
  const flats = Array.from({ length: FLOORS }, () => ON_A_FLOOR).flat()
  return flats.map((flat, at) => {
    const floor = Math.floor(at / ON_A_FLOOR.length)
    const { group, side, rooms, ...size } = flat
    const number = `${at + 1}`.padStart(2, '0')
    const picture = WITH_PICTURES[at + 1]
    const description = `${floor === 0 ? 'Hochparterre' : `${floor}. Obergeschoss`}, ${side}. Eichenparkett, Fenster bis zum Boden, ein Keller und ein Stellplatz für zwei Fahrräder.`
    return {
      title: `Wohnung ${number}`,
      slug: `wohnung-${number}`,
      category: categories[group]?.slug,
      unit: `WE ${number}`,
      ...size,
      facts: factsOf(flat, floor),
      status: statusOf(at),
      price: floor === FLOORS - 1 ? null : Math.round(size.area * (5200 + floor * 260)),
      description,
      ...(picture && { thumbnail: picture, pictures: [picture, 'stair', 'door'] }),
      seo: { description: `Wohnung ${number}: ${description}` },
      blocks: first?.blocks
        .map(withQuestions)
        .map((block) => (block.type === 'property_intro' ? { ...block, description } : block)),
    }
  })
}

/** Of the flats of a floor those to the yard have a balcony, except on the ground. */
function factsOf({ rooms, area, side }: (typeof ON_A_FLOOR)[number], floor: number) {
  return {
    rooms,
    floor,
    service_charge: Math.round(area * 3.2) + floor * 4,
    available_from: '2028-04-01',
    energy_class: 'A',
    balkon: floor > 0 && side.includes('Hof'),
  }
}

function statusOf(at: number) {
  if (at % 7 === 3) return 'sold'
  return at % 5 === 2 ? 'reserved' : 'available'
}
