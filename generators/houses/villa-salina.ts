import { parasols } from '../models/places/solids.ts'
import { type House, lines } from './house.ts'

/** Two wings, one for company and one for sleeping, joined by a long gallery of larch. */
export const villaSalina: House = {
  ...{ bearing: 12, metres: 1 },
  rooms: {
    'living room': [0, 0, 10, 9],
    'dining room': [0, 9, 10, 14],
    kitchen: [0, 14, 10, 20],
    library: [10, 3, 18, 9],
    gallery: [10, 9, 36, 12],
    'guest bath': [20, 4, 24, 9],
    'guest bedroom': [24, 4, 32, 9],
    'main bedroom': [32, 0, 42, 6],
    'main bath': [32, 6, 42, 9],
    dressing: [36, 9, 42, 12],
    'east bedroom': [37, 12, 42, 18],
    'garden bedroom': [32, 12, 37, 18],
    'garden bath': [32, 18, 37, 21],
    'east bath': [37, 18, 42, 21],
    'south bedroom': [32, 21, 37, 26],
    bath: [37, 21, 42, 23],
    'library bath': [18, 6.5, 20, 9],
  },
  outdoors: {
    terrace: [-7, 2, 0, 18],
    'reed garden': [10, 12, 32, 19],
    pool: [-7, 21.5, 9, 25.5],
  },
  pergola: { box: [-7, 2, -1, 9], cover: 'slats' },
  openings: lines(`
    0 1.5 0 7.5, 2 0 8 0, 0 10 0 13, 0 15 0 18.5, 2 20 8 20,
    10 13 10 18.5, 12 3 16 3, 12 12 20 12, 22 12 30 12,
    21 4 23 4, 25.5 4 30.5 4, 42 1 42 5,
    42 13.5 42 16.5, 32 13.5 32 16.5,
    32 22 32 25
  `),
  doors: lines(`
    4 9 8 9, 4 14 7 14, 10 9.6 10 11.4, 12 9 13.2 9, 23 9 24 9,
    26 9 27 9, 24 5 24 6, 33 9 34 9, 36 10 36 11, 35 6 36 6,
    33 12 34 12, 38 12 39 12, 34 18 35 18, 39 18 40 18,
    36 21 36.8 21, 37 21.6 37 22.6, 18.6 9 19.4 9
  `),
  wings: [
    { of: 'living room, dining room, kitchen', over: 1.2 },
    { of: 'library', over: 0, front: null },
    { of: 'library bath', over: 0, front: null },
    { of: 'guest bath, guest bedroom', over: 0, front: null },
    { of: 'gallery', z: [0, 2.9], front: 'larch', over: 2 },
    { of: 'main bedroom, main bath', over: 0, front: null },
    { of: 'dressing', over: 0, front: null },
    { of: 'east bedroom, garden bedroom, garden bath, east bath', over: 0, front: null },
    { of: 'south bedroom' },
    { of: 'bath', front: null, over: 0.3 },
  ],
  things: parasols(11, 22, 2),
}
