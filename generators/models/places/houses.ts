import { block, gable, parasols, pergola, pool, type Solid, terrace, volume } from './solids.ts'

/** A long white house with larch doors, a pergola and parasols beside its pool. */
const salina = [
  terrace([-16, 15], [-11, 10]),
  block('slate', [-16, 15], [-11.3, -10.8], [-3, 0.5]),
  ...volume({ x: [-9, 9], y: [0, 8], over: 3 }),
  ...volume({ x: [-16, -9], y: [2, 9], z: [0, 2.9], front: 'larch' }),
  ...pergola([9.5, 15], [-3, 4]),
  pool([-9, 6], [-10, -5]),
  ...parasols(7.5, -9, 2),
]

/** A white upper floor that juts over a glass one, with a screen of larch, and a long pool. */
const garza = [
  terrace([-15, 15], [-11, 10]),
  ...volume({ x: [-5, 9], y: [1, 9], z: [0, 3], over: 0.4 }),
  ...volume({ x: [-9, 9], y: [-3.5, 9], z: [3.2, 6.4], over: 0.3, front: null }),
  block('larch', [-8, -1], [-3.7, -3.5], [3.5, 6]),
  block('glass_dark', [0, 8], [-3.6, -3.5], [3.6, 6]),
  ...volume({ x: [9, 15], y: [3, 9], z: [0, 2.9] }),
  pool([-5, 14], [-10.4, -6]),
]

/** Wings of larch round a pond with reeds and stepping stones. */
const junco = [
  terrace([-14, 14], [-11, 11]),
  ...volume({ x: [-13, 13], y: [5, 10], front: 'larch' }),
  ...volume({ x: [-13, -7.5], y: [-8, 5] }),
  ...volume({ x: [7.5, 13], y: [-8, 5] }),
  block('larch', [-7.6, -7.4], [-7, 4], [0.2, 2.8]),
  block('larch', [7.4, 7.6], [-7, 4], [0.2, 2.8]),
  pool([-5.5, 5.5], [-7, 3], 'pool_pond'),
  block('leaf', [-5.5, -3.5], [-2, 3], [0, 1.3]),
  block('leaf', [3.8, 5.5], [-7, -3], [0, 1.1]),
  ...[-6, -4, -2, 0].map((y) => block('travertine_plain', [-1, 1], [y, y + 1.2], [0, 0.26])),
]

/** A low larch house, and a boat shed with its jetty. */
const marea = [
  terrace([-15, 13], [-9, 10]),
  ...volume({ x: [-14, 6], y: [2, 9], wall: 'larch', over: 2.6 }),
  ...volume({ x: [-14, -6], y: [4, 10], z: [3.2, 5.6], wall: 'larch', over: 0.6 }),
  block('larch', [7.5, 12.5], [-8, 1], [0, 2.4]),
  gable([7, 13], [-8.6, 1.4], [2.4, 4.6], 'y', 'oak_y'),
  block('deck', [-3, -0.6], [-17, -9], [-1.6, 0.1]),
  block('deck', [8.6, 11.4], [-15, -9], [-2.2, -0.2]),
]

/** White rooms behind a table under a vine. */
const calma = [
  terrace([-13, 13], [-10, 10]),
  ...volume({ x: [-9, 9], y: [2, 9], front: 'larch', over: 0.5 }),
  ...volume({ x: [-13, -9], y: [-5, 9], z: [0, 2.8], front: null, over: 0.2 }),
  ...pergola([-7, 6], [-5, 2], 'vine'),
  block('linen', [-4, 3], [-2.4, -1], [0, 0.8]),
  pool([7.5, 12], [-8, 0]),
]

/** Pale stone, two floors under broad roofs of oak, a pool on the edge. */
const levante = [
  terrace([-15, 14], [-11, 12]),
  block('stone', [-15, 14], [-11.3, -10.8], [-3, 0.6]),
  ...volume({ x: [-6, 9], y: [0, 8], wall: 'stone', roof: 'oak_y', over: 2.8 }),
  ...volume({ x: [-13, 1], y: [5, 12], z: [3.3, 6.2], wall: 'stone', roof: 'oak_y', over: 2 }),
  ...volume({ x: [-13, -6], y: [4, 12], wall: 'stone', roof: 'stone', over: 0.2 }),
  pool([-11, 3], [-10, -6]),
  ...parasols(5, -9, 1),
]

/** Ochre stone with a terrace on its roof. */
const poniente = [
  terrace([-14, 14], [-11, 10]),
  ...volume({ x: [-9, 5], y: [0, 9], wall: 'stone', roof: 'travertine_plain', over: 0.3 }),
  ...[
    [-9.5, 5.5, -0.3, 0.1],
    [-9.5, 5.5, 8.9, 9.3],
    [-9.5, -9.1, -0.3, 9.3],
  ].map(([left = 0, right = 0, front = 0, back = 0]) =>
    block('stone', [left, right], [front, back], [3.5, 4.4]),
  ),
  ...volume({ x: [0, 5], y: [4.5, 9], z: [3.5, 6], wall: 'stone', roof: 'larch', over: 3 }),
  ...volume({ x: [5, 12], y: [3, 9], z: [0, 2.8], wall: 'stone', roof: 'oak_y', over: 2 }),
  pool([-4, 11], [-10, -4]),
]

/** White arches between two towers, before a pool. */
const gregal = [
  terrace([-14, 14], [-11, 10]),
  block('stone', [-14, 14], [-11.3, -10.8], [-3, 0.4]),
  ...volume({ x: [-7, 7], y: [2, 9], z: [0, 3.7], over: 0.2, front: null }),
  ...[-6, -1.9, 2.2].map((x) => block('glass_dark', [x, x + 3.6], [1.85, 2.05], [0.1, 2.7])),
  ...volume({ x: [-13, -7], y: [-5, 9], z: [0, 3.3], over: 0.2, front: 'larch' }),
  ...volume({ x: [7, 13], y: [-3, 9], z: [0, 6], over: 0.2, front: null }),
  block('glass_dark', [9, 11], [-3.15, -3], [3.6, 5]),
  pool([-5, 5], [-8, -2]),
]

/** Grey stone under a wide larch roof, with steps down to the point. */
const siroco = [
  terrace([-15, 13], [-9, 10], 'slate'),
  ...volume({ x: [-13, 9], y: [2, 9], wall: 'slate', roof: 'larch', over: 4 }),
  ...volume({ x: [-13, -3], y: [4, 10], z: [3.5, 6.2], wall: 'plaster', roof: 'larch' }),
  ...[0, 1, 2, 3].map((step) =>
    block('slate', [3, 11], [-10.2 - step * 1.2, -9 - step * 1.2], [-3, -0.4 - step * 0.5]),
  ),
  block('slate', [-15, 3], [-9.3, -8.8], [0, 0.9]),
  pool([-12, -2], [-7.5, -3.5]),
]

/** One long floor of larch on a deck among old pines. */
const resina = [
  block('deck', [-15, 14], [-9, 9], [-0.9, 0.2]),
  block('oak_y', [-13, 12], [-7, 7], [-3, -0.9]),
  ...volume({ x: [-13, 12], y: [1, 8], z: [0.2, 3.2], wall: 'larch', roof: 'oak_y', over: 3 }),
  block('larch', [-13, -12.6], [-2, 1], [0.2, 3.2]),
  ...[-8, 3].flatMap((x) => [
    block('earth', [x, x + 0.9], [-5, -4.1], [0, 8]),
    gable([x - 3, x + 4], [-8, -1], [7.4, 9.4], 'x', 'leaf'),
  ]),
]

/** Garden walls round a kitchen in the open. */
const cigarra = [
  terrace([-14, 14], [-11, 10]),
  ...volume({ x: [-12, 7], y: [3, 9], wall: 'stone', roof: 'oak_y', over: 2.4 }),
  block('stone', [-14, -13.4], [-11, 10], [0, 2.2]),
  block('stone', [13.4, 14], [-11, 10], [0, 2.2]),
  block('stone', [-13.4, 3], [-11, -10.4], [0, 2.2]),
  ...pergola([-12, -3], [-4, 2]),
  block('plaster', [-13.2, -11.6], [-8, -4], [0, 1]),
  pool([5, 12], [-9, -3]),
]

/** Stone wings under tiles, a veranda between them. */
const umbra = [
  terrace([-14, 14], [-11, 10]),
  block('stone', [-4, 13], [3, 9], [0, 3]),
  gable([-4.6, 13.6], [0, 9.6], [3, 5.4], 'x'),
  block('glass_dark', [-2, 12], [2.9, 3], [0.1, 2.7]),
  ...[-1, 3.5, 8, 12.5].map((x) => block('larch', [x, x + 0.3], [0.4, 0.7], [0, 3])),
  block('stone', [-11, -4], [-6, 9], [0, 3]),
  gable([-11.6, -3.4], [-6.6, 9.6], [3, 5.8], 'y'),
  pool([-1, 9], [-9, -4]),
]

/** A long grey house, a studio of larch above its end. */
const retama = [
  terrace([-14, 14], [-11, 10]),
  block('slate', [-14, 14], [-11.3, -10.8], [-3, 0.4]),
  ...volume({ x: [-13, 7], y: [2, 8], wall: 'slate', over: 2.4 }),
  ...volume({ x: [7, 13], y: [2, 9], wall: 'slate', over: 0.6 }),
  ...volume({ x: [3, 13], y: [3, 9], z: [3.6, 6.4], wall: 'larch', roof: 'oak_y' }),
  pool([-10, 8], [-9.6, -6]),
  ...parasols(9, -7, 1),
]

/** Three white floors on the quay, with balconies of larch. */
const residence = [
  terrace([-24, 24], [-14, 13]),
  ...[-20, -6, 8].flatMap((x, at) => [
    ...volume({ x: [x, x + 12], y: [at % 2, 10], z: [0, 3.2], over: 1.8 }),
    ...volume({ x: [x, x + 12], y: [1 + (at % 2), 10], z: [3.5, 6.5], over: 1.8 }),
    ...volume({ x: [x + 2, x + 12], y: [3 + (at % 2), 10], z: [6.8, 9.4], over: 1.4 }),
    block('larch', [x, x + 12], [-1 + (at % 2), -0.9 + (at % 2)], [3.55, 4.5]),
    block('larch', [x + 4, x + 5.2], [(at % 2) - 0.2, at % 2], [0, 3.2]),
  ]),
  pool([-12, 10], [-11, -5]),
]

/** All houses by their shapes: those for sale as their pictures show them, the others like them. */
export const HOUSES: Readonly<Record<string, readonly Solid[]>> = {
  'villa-01': salina,
  'villa-02': resina,
  'villa-03': umbra,
  'villa-04': cigarra,
  'villa-05': garza,
  'villa-06': gregal,
  'villa-07': poniente,
  'villa-08': levante,
  'villa-09': junco,
  'villa-10': garza,
  'villa-11': calma,
  'villa-12': retama,
  'villa-13': marea,
  'villa-14': garza,
  'villa-15': gregal,
  'villa-16': siroco,
  ...Object.fromEntries(
    [1, 2, 3, 4, 5, 6, 7, 8].map((number) => [`residence-0${number}`, residence]),
  ),
}
