import { picture } from '@belvedere/blocks/parts/fixture.ts'
import type { fakeContent } from './fake-content.ts'
import { house, lagoon } from './records.ts'

/** Gives a content service a map of two houses, with filters and the slider of the hour. */
export function addMapWithHours(content: Awaited<ReturnType<typeof fakeContent>>): void {
  content.records.realEstateCat.push(lagoon)
  content.records.realEstateListing.push(
    house(1, { meshKey: 'house-1', bedrooms: 2 }),
    house(2, { meshKey: 'house-2', bedrooms: 4 }),
  )
  Object.assign(content.site, { lat: 38, lng: -8, timeZone: 'Europe/Lisbon' })
  content.only.map = {
    title: 'The map',
    plan: picture('plan', { alt: 'From above' }),
    planDusk: picture('dusk', { alt: '' }),
    places: [
      { id: '1', meshKey: 'house-1', x: 30, y: 40 },
      { id: '2', meshKey: 'house-2', x: 60, y: 70 },
    ],
  }
}
