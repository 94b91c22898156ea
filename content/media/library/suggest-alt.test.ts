import { expect, test } from 'vitest'
import { suggestAlt } from './suggest-alt.ts'

const ponente = { path: '/collections/listings/7', title: 'Casa Ponente' }
const bay = { path: '/collections/amenities/2', title: 'The *bay*\nclub' }
const home = { path: '/globals/home', title: 'Home page' }

test.each([
  ['casa-ponente-terrace-1a2b3c4d.jpg', [ponente], 'Casa Ponente, terrace'],
  ['Terrace_at_dusk.JPG', [home, ponente], 'Casa Ponente, terrace at dusk'],
  ['IMG_4711.jpg', [ponente], 'Casa Ponente'],
  ['dining-room-2048x1365-final.webp', [], 'Dining room'],
  ['casa-ponente-pool.jpg', [bay, ponente], 'Casa Ponente, pool'],
  ['sunset.jpg', [bay], 'The bay club, sunset'],
  ['piñaCoast.jpg', [home], 'Pina coast'],
])('%s becomes a sentence about the place that uses it', (filename, uses, sentence) => {
  expect(suggestAlt(filename, uses)).toBe(sentence)
})

test('a name without words, used nowhere, gets no suggestion', () => {
  expect(suggestAlt('DSC_0042-1a2b3c4d.jpg', [home])).toBeUndefined()
})
