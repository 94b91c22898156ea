import { block } from '../models/places/solids.ts'
import { type House, lines } from './house.ts'
import { villaSalina } from './villa-salina.ts'

/** A white upper floor that juts over a glass one, with a screen of larch, and a long pool. */
const garza: House = {
  ...{ bearing: 54, metres: 1.14 },
  rooms: {
    'living room': [4, 0, 10, 8],
    stairs: [10, 0, 14, 3],
    pantry: [14, 0, 18, 3],
    kitchen: [10, 3, 18, 8],
    'guest bedroom': [18, 0, 24, 4],
    'guest bath': [18, 4, 24, 6],
  },
  outdoors: { terrace: [4, 8, 18, 15], courtyard: [18, 6, 24, 15], pool: [4, 16, 23, 20] },
  openings: lines(`
    4 1.5 4 6.5, 5 8 9 8, 5 0 9 0, 11 0 13 0, 15.5 0 16.5 0, 11 8 17 8, 18 6.4 18 7.6,
    20 0 22.5 0, 24 0.8 24 3.2, 20 6 22 6
  `),
  doors: lines(`
    10 4 10 7, 10 1 10 2, 11 3 13 3, 15 3 16 3, 18 3.1 18 3.9, 20 4 21 4
  `),
  wings: [
    { of: 'living room, stairs, pantry, kitchen', over: 0.4, z: [0, 3] },
    { of: 'guest bedroom, guest bath', z: [0, 2.9] },
  ],
  floors: [{ box: [0, 0, 18, 12.5], z: [3.2, 6.4], over: 0.3, front: null }],
  things: [
    block('larch', [1, 8], [12.5, 12.7], [3.5, 6]),
    block('glass_dark', [9, 17], [12.5, 12.6], [3.6, 6]),
  ],
}

/** Wings of larch round a pond with reeds and stepping stones. */
const junco: House = {
  ...{ bearing: 96, metres: 1.28 },
  rooms: {
    kitchen: [0, 0, 7, 5],
    'living room': [7, 0, 19, 5],
    study: [19, 0, 26, 5],
    'north bedroom': [0, 5, 5.5, 9],
    'north bath': [0, 9, 5.5, 11.5],
    'lagoon bath': [0, 11.5, 5.5, 14],
    'lagoon bedroom': [0, 14, 5.5, 18],
    'south bedroom': [20.5, 5, 26, 9],
    'south bath': [20.5, 9, 26, 11.5],
    'main bath': [20.5, 11.5, 26, 14],
    'main bedroom': [20.5, 14, 26, 18],
  },
  outdoors: { terrace: [0, 18, 26, 22], 'reed pond': [7.5, 7, 18.5, 17] },
  openings: lines(`
    1.5 0 5.5 0, 0 1.2 0 3.8, 5.8 5 6.8 5, 9 0 17 0, 8 5 18 5, 21 0 24 0, 26 1.2 26 3.8,
    0 6 0 8, 5.5 5.8 5.5 8.4, 0 9.7 0 10.7, 0 12.2 0 13.2, 5.5 14.6 5.5 17.4, 1 18 4.5 18,
    26 6 26 8, 20.5 5.8 20.5 8.4, 26 9.7 26 10.7, 26 12.2 26 13.2, 20.5 14.6 20.5 17.4,
    21.5 18 25 18
  `),
  doors: lines(`
    7 1.5 7 3.5, 19 1.5 19 3.5, 2 5 3 5, 23 5 24 5, 2 9 3 9, 2 14 3 14, 23 9 24 9, 23 14 24 14
  `),
  wings: [
    { of: 'kitchen, living room, study', front: 'larch' },
    { of: 'north bedroom, north bath, lagoon bath, lagoon bedroom' },
    { of: 'south bedroom, south bath, main bath, main bedroom' },
  ],
  things: [
    block('larch', [5.4, 5.6], [6, 17], [0.2, 2.8]),
    block('larch', [20.4, 20.6], [6, 17], [0.2, 2.8]),
    block('leaf', [7.5, 9.5], [7, 12], [0, 1.3]),
    block('leaf', [16.8, 18.5], [13, 17], [0, 1.1]),
    ...[9, 11, 13, 15].map((y) => block('travertine_plain', [12, 14], [y, y + 1.2], [0, 0.26])),
  ],
}

/** A low larch house, its guest house, and a boat shed with its jetty. */
const marea: House = {
  ...{ bearing: 124, metres: 1.32 },
  rooms: {
    kitchen: [0, 0, 10, 5],
    stairs: [10, 0, 14, 5],
    laundry: [14, 0, 18, 5],
    'main bath': [18, 0, 26, 4],
    'dining room': [0, 5, 8, 10],
    'living room': [8, 5, 18, 10],
    'main bedroom': [18, 4, 26, 10],
    'guest bath': [29, 0, 37, 2.5],
    'guest bedroom': [29, 2.5, 37, 7],
    'boat shed': [29, 11, 35, 20],
  },
  outdoors: { terrace: [0, 10, 26, 15] },
  openings: lines(`
    2 0 8 0, 0 1 0 4, 0 6 0 9, 1 10 7 10, 9 10 17 10, 11 0 13 0, 15 0 17 0, 20 0 23 0,
    19 10 25 10, 26 5 26 9, 30 7 36 7, 37 3.5 37 6, 31 0 33 0, 30 20 34 20
  `),
  doors: lines(`
    3 5 6 5, 8 6.5 8 8.5, 11 5 13 5, 10 2 10 3, 14 2 14 3, 18 6 18 7, 21 4 22 4, 32 2.5 33 2.5
  `),
  wings: [
    {
      of: 'kitchen, stairs, laundry, main bath, dining room, living room, main bedroom',
      ...{ wall: 'larch', over: 2.6 },
    },
    { of: 'guest bath, guest bedroom', wall: 'larch', z: [0, 2.9] },
    { of: 'boat shed', wall: 'larch', roof: 'oak_y', z: [0, 2.4], ridge: 'y' },
  ],
  floors: [{ box: [0, 0, 12, 9], z: [3.2, 5.6], wall: 'larch', over: 0.6 }],
  things: [
    block('deck', [12, 15], [15, 25], [-1.6, 0.1]),
    block('deck', [30.4, 33.6], [20, 27], [-2.2, -0.2]),
  ],
}

/** White rooms behind a table under a vine. */
const calma: House = {
  ...{ bearing: 112, metres: 1.41 },
  rooms: {
    'garden bedroom': [0, 0, 4, 4.5],
    'garden bath': [0, 4.5, 4, 7],
    'lagoon bath': [0, 7, 4, 9.5],
    'lagoon bedroom': [0, 9.5, 4, 14],
    kitchen: [4, 0, 10, 7],
    'living room': [10, 0, 16, 7],
    'main bath': [16, 0, 19, 2.5],
    bath: [19, 0, 22, 2.5],
    'main bedroom': [16, 2.5, 22, 7],
  },
  outdoors: { terrace: [4, 7, 20, 15], pool: [21, 9, 26, 17] },
  pergola: { box: [6, 7, 19, 13], cover: 'vine' },
  openings: lines(`
    0.8 0 3.2 0, 0 1 0 3.5, 0 5.2 0 6.2, 0 7.7 0 8.7, 0 10.5 0 13, 0.8 14 3.2 14,
    4 10.5 4 13, 4.8 7 9.2 7, 5 0 9 0, 10.8 7 15.2 7, 11.5 0 14.5 0, 16.8 7 21.2 7,
    22 3.2 22 6.2, 17 0 18 0, 20 0 21 0
  `),
  doors: lines(`
    4 2 4 3, 4 5.3 4 6.3, 10 2 10 5, 16 4 16 5, 17 2.5 18 2.5, 20 2.5 21 2.5,
    1.5 4.5 2.5 4.5, 1.5 9.5 2.5 9.5
  `),
  wings: [
    { of: 'kitchen, living room, main bath, bath, main bedroom', front: 'larch', over: 0.5 },
    {
      of: 'garden bedroom, garden bath, lagoon bath, lagoon bedroom',
      ...{ z: [0, 2.8], front: null, over: 0.2 },
    },
  ],
  things: [block('linen', [9, 16], [9.6, 11], [0, 0.8])],
}

export const lagoonVillas = {
  'villa-salina': villaSalina,
  'villa-garza': garza,
  'villa-junco': junco,
  'villa-marea': marea,
  'villa-calma': calma,
}
