import { expect, test } from 'vitest'
import { suggestAlt } from './suggest-alt.ts'

const levante = { path: '/collections/listings/7', title: 'Casa Levante' }
const bay = { path: '/collections/amenities/2', title: 'The *bay*\nclub' }
const home = { path: '/globals/home', title: 'Home page' }

test.each([
  ['casa-levante-terrace-1a2b3c4d.jpg', [levante], 'Casa Levante, terrace'],
  ['Terrace_at_dusk.JPG', [home, levante], 'Casa Levante, terrace at dusk'],
  ['IMG_4711.jpg', [levante], 'Casa Levante'],
  ['dining-room-2048x1365-final.webp', [], 'Dining room'],
  ['casa-levante-pool.jpg', [bay, levante], 'Casa Levante, pool'],
  ['sunset.jpg', [bay], 'The bay club, sunset'],
  ['piñaCoast.jpg', [home], 'Pina coast'],
])('%s becomes a sentence about the place that uses it', (filename, uses, sentence) => {
  expect(suggestAlt(filename, uses)).toBe(sentence)
})

test('a name without words, used nowhere, gets no suggestion', () => {
  expect(suggestAlt('DSC_0042-1a2b3c4d.jpg', [home])).toBeUndefined()
})
