import { picture } from '@belvedere/blocks/parts/fixture.ts'
import { picturesOf } from '@belvedere/blocks/parts/image/picture.ts'
import { listing, said } from '@belvedere/blocks/parts/listing/fixture.ts'
import { KIND_NAMES } from '@belvedere/kit/property-kind.ts'
import { Vocabulary } from '@belvedere/kit/testing/vocabulary.ts'
import { expect, test } from 'vitest'
import { breadcrumbs } from './breadcrumbs.ts'
import { imageGallery } from './image-gallery.ts'
import { plainLines } from './plain-text.ts'
import { property } from './property.ts'
import { questions } from './questions.ts'
import { type ResidenceProps, residence } from './residence.ts'
import type { Thing } from './thing.ts'

const vocabulary = new Vocabulary()
const absolute = (address: string) => new URL(address, 'https://example.org').href
const faultsOf = (...things: Thing[]) =>
  vocabulary.faultsOf({ '@context': 'https://schema.org', '@graph': things })

const [shot] = picturesOf([picture('shot', { alt: 'A pool', width: 1600, height: 1200 })])
if (!shot) throw new Error('The fixture has no picture.')
const house = (parts: Partial<Parameters<typeof listing>[0]> = {}): ResidenceProps => ({
  listing: {
    ...listing({
      title: 'Villa *Sorrel*',
      area: 612,
      bedrooms: 5,
      bathrooms: 6,
      price: 4_850_000,
      ...parts,
    }),
    title: 'Villa *Sorrel*',
    to: '/real-estate/lagoon-villas/villa-sorrel',
  },
  category: 'Shore Villas',
  description: 'A house by the water.',
  pictures: [shot, shot, shot, shot],
})

test('a house has its size, rooms, price and availability', () => {
  const thing = residence(house(), absolute, 'resort')
  expect(thing).toMatchObject({
    name: 'Villa Sorrel',
    url: 'https://example.org/real-estate/lagoon-villas/villa-sorrel',
    accommodationFloorPlan: {
      floorSize: { value: 612, unitCode: 'MTK' },
      numberOfBedrooms: 5,
      numberOfBathroomsTotal: 6,
    },
    offers: {
      price: 4_850_000,
      priceCurrency: 'EUR',
      availability: 'https://schema.org/InStock',
    },
  })
  expect(thing.image).toHaveLength(3)
  expect(faultsOf(thing)).toEqual([])
})

test('other facts of a house are its properties, each with its unit', () => {
  const rows = ['rooms', 'plot', 'service_charge', 'available_from', 'energy_class']
  const shown = rows.map((kind) => ({ kind, onPage: true }))
  const own = { rooms: 2.5, plot: 300, service_charge: 245, available_from: '2027-03-01' }
  const { listing: plain, ...props } = house()
  const flat = said({ ...plain, locale: 'de-DE' }, shown, own)
  const thing = residence({ ...props, listing: flat }, absolute, 'apartments')
  expect(thing).toMatchObject({
    accommodationFloorPlan: { numberOfRooms: 2.5 },
    additionalProperty: [
      { name: 'Grundstück', value: 300, unitText: 'm²' },
      { name: 'Hausgeld', value: expect.stringMatching(/^245\s€\/Monat$/) },
    ],
    offers: { availabilityStarts: '2027-03-01' },
  })
  expect(faultsOf(thing)).toEqual([])
})

test('an amount of money that is paid once keeps its currency', () => {
  const { listing: plain, ...props } = house()
  const fee = { key: 'fee', kind: 'number', label: 'Fee', plain: '940' } as const
  const [pattern] = plain.pageFacts
  if (!pattern) throw new Error('The house has no facts')
  const pageFacts = [{ ...pattern, ...fee, value: '£940', unit: null }]
  const thing = residence({ ...props, listing: { ...plain, pageFacts } }, absolute, 'resort')
  expect(thing).toMatchObject({ additionalProperty: [{ name: 'Fee', value: '£940' }] })
})

test.each([
  ['reserved', 'https://schema.org/Reserved'],
  ['sold', 'https://schema.org/SoldOut'],
] as const)('a house that is %s has that availability', (status, availability) => {
  const thing = residence(house({ status }), absolute, 'resort')
  expect(thing.offers).toMatchObject({ availability })
  expect(faultsOf(thing)).toEqual([])
})

test('a price on request is an offer without a price, and unknown facts are left out', () => {
  const parts = { price: null, area: null, bedrooms: null, bathrooms: null }
  const thing = residence({ ...house(parts), description: null, pictures: [] }, absolute, 'resort')
  expect(Object.keys(thing)).toEqual(['@type', 'name', 'url', 'category', 'offers'])
  expect(Object.keys(Object(thing.offers))).toEqual(['@type', 'availability'])
  expect(faultsOf(thing)).toEqual([])
})

const settings = {
  site: { name: 'Our Place', kind: 'resort' as const, lat: 36.1, lng: -6 },
  global: {
    phone: '+34 600 000 000',
    email: 'hello@example.org',
    instagram: '@our.place',
    menuData: [
      {
        address: '<p>1 Shore Lane<br>Our Place</p>',
        map: 'https://maps.google.com/?q=36.1,-6.0',
        mail: null,
        phone: null,
      },
    ],
  },
}

test('the property has its address, place and ways to get in touch', () => {
  const things = property(settings, { picture: shot, description: 'By the water.' }, absolute)
  expect(things.map((thing) => thing['@type'])).toEqual(['WebSite', 'Resort'])
  expect(things[1]).toMatchObject({
    name: 'Our Place',
    address: '1 Shore Lane, Our Place',
    geo: { latitude: 36.1, longitude: -6 },
    hasMap: 'https://maps.google.com/?q=36.1,-6.0',
    telephone: '+34 600 000 000',
    email: 'hello@example.org',
  })
  expect(faultsOf(...things)).toEqual([])
})

test.each(KIND_NAMES)('%s: the property and what it sells have types of the vocabulary', (kind) => {
  const home = { picture: shot, description: 'In the town.' }
  const [, place] = property({ ...settings, site: { ...settings.site, kind } }, home, absolute)
  const unit = residence(house(), absolute, kind)
  expect(place && faultsOf(place, unit)).toEqual([])
})

test('flats are in a complex, and a plot has a size but no floor plan', () => {
  const site = { ...settings.site, kind: 'apartments' as const }
  const [, place] = property(
    { ...settings, site },
    { picture: null, description: undefined },
    absolute,
  )
  expect(place?.['@type']).toEqual(['ApartmentComplex', 'LocalBusiness'])
  expect(residence(house(), absolute, 'apartments')['@type']).toEqual(['Apartment', 'Product'])
  const plot = residence(house(), absolute, 'plots')
  expect(plot).toMatchObject({ '@type': ['Place', 'Product'], size: { value: 612 } })
  expect(plot).not.toHaveProperty('accommodationFloorPlan')
})

test('a property without coordinates or a name omits them', () => {
  const home = { picture: null, description: undefined }
  expect(
    property({ ...settings, site: { ...settings.site, lat: null } }, home, absolute)[1],
  ).not.toHaveProperty('geo')
  expect(property({ ...settings, site: null }, home, absolute)).toEqual([])
})

test('breadcrumbs list the pages above; the last one is the page itself', () => {
  const [list, ...others] = breadcrumbs(
    [{ label: 'Real estate', to: '/real-estate' }, { label: 'Villas' }],
    absolute,
  )
  expect(others).toEqual([])
  expect(list?.itemListElement).toEqual([
    {
      '@type': 'ListItem',
      position: 1,
      name: 'Real estate',
      item: 'https://example.org/real-estate',
    },
    { '@type': 'ListItem', position: 2, name: 'Villas' },
  ])
  expect(list && faultsOf(list)).toEqual([])
  expect(breadcrumbs([{ label: 'Alone' }], absolute)).toEqual([])
})

test('a gallery has its pictures with their captions', () => {
  const gallery = imageGallery(
    { title: 'After Dark', path: '/gallery/dusk', pictures: [shot] },
    absolute,
  )
  expect(gallery.image).toMatchObject([{ caption: 'A pool' }])
  expect(faultsOf(gallery)).toEqual([])
})

test('questions have their answers as plain text; one without an answer is left out', () => {
  const [page] = questions([
    { question: 'May I *swim*?', answer: '<p>Yes.</p><p>From <a href="/x">May</a> on.</p>' },
    { question: 'And now?', answer: '<p></p>' },
  ])
  expect(page?.mainEntity).toMatchObject([
    { name: 'May I swim?', acceptedAnswer: { text: 'Yes.\nFrom May on.' } },
  ])
  expect(page && faultsOf(page)).toEqual([])
  expect(questions([{ question: 'And now?', answer: '' }])).toEqual([])
})

test('text in paragraphs, breaks and items has a line for each', () => {
  expect(
    plainLines('<p>1 Shore\n Lane<br>Our Place</p><ul><li>A</li></ul><script>x</script>'),
  ).toEqual(['1 Shore Lane', 'Our Place', 'A'])
})

test('the check finds unknown types, unknown properties and wrong values', () => {
  expect(faultsOf({ '@type': 'Villa' })).toEqual(['the graph has no known type: Villa.'])
  expect(faultsOf({ '@type': 'Residence', offers: [] })).toHaveLength(1)
  expect(faultsOf({ '@type': 'Offer', availability: 'https://schema.org/Place' })).toHaveLength(1)
  expect(faultsOf({ '@type': 'Resort', geo: { '@type': 'Offer' } })).toHaveLength(1)
  expect(faultsOf({ '@type': 'ListItem', position: [], name: '' })).toHaveLength(1)
})
