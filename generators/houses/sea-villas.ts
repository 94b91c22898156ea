import { block, parasols } from '../models/places/solids.ts'
import { type House, lines } from './house.ts'

/** Pale stone, two floors under broad roofs of oak; its face is to the east, the pool to the south. */
const levante: House = {
  ...{ bearing: 270, metres: 1 },
  rooms: {
    'guest bedroom': [0, 0, 7, 6],
    bath: [7, 0, 10, 6],
    stairs: [10, 0, 16, 5],
    laundry: [16, 0, 20, 5],
    study: [20, 0, 27, 5],
    passage: [0, 6, 10, 9],
    pantry: [16, 5, 27, 8],
    'living room': [0, 9, 10, 17],
    hall: [10, 5, 16, 17],
    kitchen: [16, 8, 27, 17],
  },
  outdoors: { 'morning terrace': [10, 17, 27, 22], pool: [-9, 3, 0, 17] },
  openings: lines(`
    1.5 0 5.5 0, 0 1.5 0 4.5, 7.8 0 9.2 0, 11 0 15 0, 17 0 19 0,
    21 0 26 0, 27 1 27 4, 0 7 0 8.2, 0 10.5 0 15.5, 1.5 17 8.5 17,
    11.2 17 14.8 17, 17.5 17 25.5 17, 27 10 27 14
  `),
  doors: lines(`
    3 6 4.2 6, 8 6 9 6, 10 6.8 10 8.2, 4 9 7 9, 10 11 10 14,
    11 5 15 5, 17 5 18 5, 20 2 20 3, 16 6 16 7, 16 10 16 14
  `),
  wings: [
    {
      of: 'guest bedroom, bath, passage, living room',
      ...{ wall: 'stone', roof: 'stone', over: 0.6 },
    },
    {
      of: 'stairs, laundry, study, hall, pantry, kitchen',
      ...{ wall: 'stone', roof: 'oak_y', over: 2.8 },
    },
  ],
  floors: [{ box: [4, 0, 20, 11], z: [3.3, 6.2], wall: 'stone', roof: 'oak_y', over: 2 }],
  things: parasols(-5, 18.5, 1),
}

/** Ochre stone with a terrace on its roof, turned to the west. */
const poniente: House = {
  ...{ bearing: 78, metres: 1.36 },
  rooms: {
    study: [0, 0, 6, 4],
    'guest bath': [6, 0, 11, 4],
    'living room': [0, 4, 11, 12],
    stairs: [11, 0, 15, 5],
    pantry: [15, 0, 18, 5],
    kitchen: [11, 5, 18, 12],
    'main bath': [18, 0, 23, 4],
    dressing: [23, 0, 27, 4],
    'main bedroom': [18, 4, 27, 9],
  },
  outdoors: { terrace: [0, 12, 14, 18], pool: [16, 14, 25, 22] },
  openings: lines(`
    1.5 0 4.5 0, 0 1 0 3, 8 0 9 0, 0 5.5 0 10.5, 1 12 10 12, 12 0 14 0, 16 0 17 0,
    12 12 17 12, 18 9.8 18 11.4, 20 0 21.5 0, 27 1.5 27 2.5, 19 9 26 9, 27 5 27 8
  `),
  doors: lines(`
    2 4 3.5 4, 8 4 9 4, 11 7 11 10, 12 5 14 5, 16 5 17 5, 18 6 18 7, 20 4 21 4, 24.5 4 25.5 4
  `),
  wings: [
    {
      of: 'study, guest bath, living room, stairs, pantry, kitchen',
      ...{ wall: 'stone', roof: 'travertine_plain', over: 0.3 },
    },
    {
      of: 'main bath, dressing, main bedroom',
      ...{ z: [0, 2.8], wall: 'stone', roof: 'oak_y', over: 2 },
    },
  ],
  floors: [{ box: [10, 0, 18, 6], z: [3.5, 6], wall: 'stone', roof: 'larch', over: 3 }],
  things: [
    block('stone', [-0.5, 18.5], [11.9, 12.3], [3.5, 4.4]),
    block('stone', [-0.5, 10], [-0.3, 0.1], [3.5, 4.4]),
    block('stone', [-0.5, -0.1], [-0.3, 12.3], [3.5, 4.4]),
  ],
}

/** White arches between two towers: house and dune keep the wind from the courtyard. */
const gregal: House = {
  ...{ bearing: 330, metres: 1.25 },
  rooms: {
    'guest bedroom': [0, 0, 6, 4.5],
    'guest bath': [0, 4.5, 6, 7],
    'garden bath': [0, 7, 6, 9.5],
    'garden bedroom': [0, 9.5, 6, 14],
    'living room': [6, 0, 14, 5],
    kitchen: [14, 0, 20, 5],
    arcade: [6, 5, 20, 7],
    stairs: [20, 0, 26, 4],
    'dining room': [20, 4, 26, 12],
  },
  outdoors: { courtyard: [6, 7, 20, 11], pool: [8, 12, 18, 18] },
  openings: lines(`
    7 7 10 7, 11.5 7 14.5 7, 16 7 19 7, 7 0 13 0, 15 0 19 0, 1.5 0 4.5 0, 0 1 0 3.5,
    0 5.2 0 6.2, 0 7.7 0 8.7, 0 10.5 0 13, 1.2 14 4.8 14, 6 11.2 6 13.2, 22 0 24 0,
    26 1 26 3, 26 5.5 26 10.5, 21 12 25 12, 20 8 20 11
  `),
  doors: lines(`
    7 5 13 5, 15 5 19 5, 14 1.5 14 3.5, 20 1.5 20 2.5, 22 4 24 4, 6 2 6 3, 2 4.5 3 4.5,
    2 9.5 3 9.5, 6 5.5 6 6.5
  `),
  wings: [
    { of: 'living room, kitchen, arcade', z: [0, 3.7], over: 0.2, front: null },
    {
      of: 'guest bedroom, guest bath, garden bath, garden bedroom',
      ...{ z: [0, 3.3], over: 0.2, front: 'larch' },
    },
    { of: 'stairs, dining room', z: [0, 6], over: 0.2, front: null },
  ],
  things: [
    ...[7, 11.1, 15.2].map((x) => block('glass_dark', [x, x + 3.6], [6.95, 7.15], [0.1, 2.7])),
    block('glass_dark', [22, 24], [12, 12.15], [3.6, 5]),
    block('leaf', [6.2, 11], [7.4, 11], [0, 2.8]),
  ],
}

/** Grey stone under a wide larch roof, with steps down towards the lighthouse. */
const siroco: House = {
  ...{ bearing: 40, metres: 1.43, ground: 'slate' },
  rooms: {
    stairs: [0, 0, 5, 4],
    pantry: [5, 0, 8, 4],
    kitchen: [0, 4, 8, 9],
    study: [8, 0, 14, 3],
    'guest bath': [14, 0, 20, 3],
    'living room': [8, 3, 20, 9],
    'main bath': [20, 0, 28, 3.5],
    'main bedroom': [20, 3.5, 28, 9],
  },
  outdoors: { terrace: [3, 9, 21, 15], pool: [22.5, 11.2, 31, 15] },
  openings: lines(`
    0 1 0 3, 6 0 7 0, 0 5 0 8, 1 9 7 9, 9.5 0 12.5 0, 16 0 17.5 0, 9 9 19 9, 22 0 25 0,
    28 1 28 2.5, 28 4.5 28 8, 21 9 27 9
  `),
  doors: lines(`
    1.5 4 3.5 4, 6 4 7 4, 8 5.5 8 8, 10 3 12 3, 16.5 3 17.5 3, 20 5 20 6, 23 3.5 24 3.5
  `),
  wings: [
    {
      of: 'stairs, pantry, kitchen, study, guest bath, living room, main bath, main bedroom',
      ...{ wall: 'slate', roof: 'larch', over: 2 },
    },
  ],
  floors: [{ box: [0, 0, 16, 7], z: [3.5, 6.2], roof: 'larch' }],
  things: [
    ...[0, 1, 2, 3].map((step) =>
      block('slate', [7, 15], [15 + step * 1.2, 16.2 + step * 1.2], [-3, -0.4 - step * 0.5]),
    ),
    block('slate', [16, 32], [15.2, 15.7], [0, 0.9]),
  ],
}

export const seaVillas = {
  'casa-levante': levante,
  'casa-poniente': poniente,
  'casa-gregal': gregal,
  'casa-siroco': siroco,
}
