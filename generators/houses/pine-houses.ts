import { block, gable, parasols } from '../models/places/solids.ts'
import { type House, lines } from './house.ts'

/** One long floor of larch on a deck among old pines. */
const resina: House = {
  ...{ bearing: 198, metres: 1.305, ground: 'deck' },
  rooms: {
    'living room': [0, 0, 8, 7],
    kitchen: [8, 0, 12, 7],
    'guest bath': [12, 0, 16, 2.5],
    'guest bedroom': [12, 2.5, 16, 7],
    'pine bath': [16, 0, 20, 2.5],
    'pine bedroom': [16, 2.5, 20, 7],
    'main bath': [20, 0, 25, 2.5],
    'main bedroom': [20, 2.5, 25, 7],
  },
  outdoors: { deck: [0, 7, 25, 13] },
  openings: lines(`
    2 0 6 0, 0 1.5 0 5.5, 1 7 7 7, 9 0 11 0, 8.6 7 11.4 7, 13.5 0 14.5 0, 12.6 7 15.4 7,
    17.5 0 18.5 0, 16.6 7 19.4 7, 22 0 23 0, 20.8 7 24.2 7, 25 3.5 25 6
  `),
  doors: lines(`
    8 2 8 5, 12 4 12 5, 13.5 2.5 14.5 2.5, 17.5 2.5 18.5 2.5, 22 2.5 23 2.5,
    16 5.4 16 6.2, 20 5.4 20 6.2
  `),
  wings: [
    {
      of: 'living room, kitchen, guest bath, guest bedroom, pine bath, pine bedroom, main bath, main bedroom',
      ...{ wall: 'larch', roof: 'oak_y', over: 3 },
    },
  ],
  things: [5, 16].flatMap((x) => [
    block('earth', [x, x + 0.9], [11, 11.9], [0, 8]),
    gable([x - 3, x + 4], [8, 15], [7.4, 9.4], 'x', 'leaf'),
  ]),
}

/** Garden walls round a courtyard, a kitchen in the open and a bath. */
const cigarra: House = {
  ...{ bearing: 212, metres: 1.236 },
  rooms: {
    kitchen: [2, 0, 9, 7],
    'living room': [9, 0, 17, 7],
    'patio bath': [17, 0, 22, 2.5],
    'patio bedroom': [17, 2.5, 22, 7],
    'main bath': [22, 0, 28, 2.5],
    'main bedroom': [22, 2.5, 28, 6.5],
    'garden bath': [22, 6.5, 25, 8.5],
    'guest bath': [25, 6.5, 28, 8.5],
    'garden bedroom': [22, 8.5, 28, 12],
  },
  outdoors: { courtyard: [2, 7, 22, 14], pool: [18, 15, 26, 20], deck: [2, 15, 9, 20] },
  pergola: { box: [2, 8, 11, 14], cover: 'slats' },
  openings: lines(`
    3.5 0 7.5 0, 2 2 2 5, 3 7 8 7, 11 0 15 0, 10 7 16 7, 19 0 20 0, 17.8 7 21.2 7,
    24 0 26 0, 28 3.3 28 5.7, 22 7.3 22 8.1, 28 7 28 8, 23 12 27 12, 22 9 22 11.4
  `),
  doors: lines(`
    9 2 9 5, 17 1 17 1.8, 17 4 17 5, 22 4 22 5, 24 2.5 25 2.5, 23 6.5 24 6.5,
    23 8.5 24 8.5, 26 8.5 27 8.5
  `),
  wings: [
    {
      of: 'kitchen, living room, patio bath, patio bedroom',
      ...{ wall: 'stone', roof: 'oak_y', over: 1.6 },
    },
    {
      of: 'main bath, main bedroom, garden bath, guest bath, garden bedroom',
      ...{ wall: 'stone', roof: 'oak_y', over: 0.4 },
    },
  ],
  things: [
    block('stone', [0, 0.6], [0, 21.6], [0, 2.2]),
    block('stone', [29, 29.6], [0, 21.6], [0, 2.2]),
    block('stone', [0.6, 17], [21, 21.6], [0, 2.2]),
    block('plaster', [0.8, 2], [8, 13], [0, 1]),
    block('stone', [4, 7.5], [16.5, 18.5], [0, 0.7]),
  ],
}

/** Stone wings under tiles, a veranda between them: its garden lies to the north. */
const umbra: House = {
  ...{ bearing: 220, metres: 1.374 },
  rooms: {
    'guest bedroom': [0, 0, 7, 4],
    'guest bath': [0, 4, 7, 6.5],
    'main bath': [0, 6.5, 7, 9],
    'main bedroom': [0, 9, 7, 15],
    kitchen: [7, 0, 12, 6],
    'living room': [12, 0, 17, 6],
    'stone bedroom': [17, 0, 20.5, 4],
    'stone bath': [17, 4, 20.5, 6],
    'pine bedroom': [20.5, 0, 24, 4],
    'pine bath': [20.5, 4, 24, 6],
  },
  outdoors: { terrace: [7, 6, 24, 10], 'plunge pool': [8, 11, 13, 15] },
  openings: lines(`
    2 0 5 0, 0 1 0 3, 0 4.8 0 5.7, 0 7.3 0 8.3, 0 10.5 0 13.5, 1.5 15 5.5 15, 7 11 7 13.5,
    8.5 0 10.5 0, 7.8 6 11.2 6, 13 0 16 0, 12.8 6 16.2 6, 18 0 19.6 0, 21.5 0 23.1 0,
    24 1 24 3, 18.2 6 19.2 6, 21.8 6 22.8 6
  `),
  doors: lines(`
    7 1.5 7 2.5, 7 4.7 7 5.5, 3 9 4 9, 12 2 12 4, 17 1.5 17 2.5, 18.2 4 19.2 4, 21.8 4 22.8 4,
    20.5 1.5 20.5 2.5
  `),
  wings: [
    {
      of: 'kitchen, living room, stone bedroom, stone bath, pine bedroom, pine bath',
      ...{ wall: 'stone', roof: 'tile', z: [0, 3], over: 3, ridge: 'x' },
    },
    {
      of: 'guest bedroom, guest bath, main bath, main bedroom',
      ...{ wall: 'stone', roof: 'tile', z: [0, 3], over: 0.6, ridge: 'y' },
    },
  ],
  things: [
    block('glass_dark', [8, 23], [6, 6.1], [0.1, 2.7]),
    ...[8, 13, 18, 23].map((x) => block('larch', [x, x + 0.3], [8.4, 8.7], [0, 3])),
  ],
}

/** A small house in an angle around its patio, the deck and the long pool towards the sea. */
const retama: House = {
  ...{ bearing: 280, metres: 0.845 },
  rooms: {
    studio: [0, 0, 7, 7],
    'studio bath': [7, 0, 10, 4],
    kitchen: [0, 7, 7, 13],
    'living room': [0, 13, 11, 20],
    bath: [11, 13, 14, 17],
    passage: [11, 17, 18, 20],
    'tree bedroom': [14, 10, 21, 17],
    'sea bedroom': [18, 17, 25, 24],
    'sea bath': [21, 12, 25, 17],
  },
  outdoors: { patio: [7, 4, 14, 13], deck: [3, 20, 18, 24], pool: [2, 25.5, 17, 28.5] },
  openings: lines(`
    1 0 6 0, 0 1.5 0 5.5, 7.8 0 9.2 0, 7 8 7 12, 0 8.5 0 11.5,
    0 14.5 0 18.5, 4 20 10 20, 8 13 10.5 13, 12 20 17 20,
    15.5 10 19.5 10, 25 18.5 25 22.5, 19.5 24 23.5 24, 25 13.5 25 15.5
  `),
  doors: lines(`
    3 7 4.2 7, 7 1.4 7 2.4, 2 13 5 13, 11 18 11 19.2, 12 17 13 17,
    15 17 16 17, 18 18 18 19, 22 17 23 17
  `),
  wings: [
    { of: 'studio, kitchen', wall: 'slate', over: 0.2, front: null },
    { of: 'studio bath', wall: 'slate', over: 0.2, front: null },
    { of: 'living room', wall: 'slate', over: 1.6 },
    { of: 'bath', wall: 'slate', over: 0.2, front: null },
    { of: 'passage', wall: 'slate', over: 1.6 },
    { of: 'tree bedroom', wall: 'slate', over: 0.2, front: null },
    { of: 'sea bath', wall: 'slate', over: 0.2, front: null },
    { of: 'sea bedroom', wall: 'slate', over: 0.6 },
  ],
  floors: [{ box: [0, 0, 7, 10], z: [3.6, 6.4], wall: 'larch', roof: 'oak_y' }],
  things: parasols(18.5, 25.5, 1),
}

export const pineHouses = {
  'casa-resina': resina,
  'casa-cigarra': cigarra,
  'casa-umbra': umbra,
  'casa-retama': retama,
}
