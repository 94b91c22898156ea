import { expect, test } from 'vitest'
import { deletedPicture } from '../parts/fixture.ts'
import { duskZone } from './dusk-zone.ts'
import { dawning, dawningToNoon, full } from './fixture.ts'

test('a full-screen hero with a picture at dusk shows dusk by the local time of the property', () => {
  expect(duskZone(dawning)).toBe('Europe/Lisbon')
  expect(duskZone({ ...dawning, look: 'over' as const })).toBe('Europe/Lisbon')
  expect(duskZone({ ...dawning, timeZone: null })).toBe('')
})

test.each([
  ['no picture at dusk', full],
  ['noon only', dawningToNoon],
  ['a deleted picture at dusk', { ...dawning, dusk: deletedPicture }],
  ['no main picture', { ...dawning, media: null }],
  ['no full screen', { ...dawning, look: 'plain' as const }],
])('a hero with %s does not', (_, hero) => {
  expect(duskZone(hero)).toBeNull()
})
