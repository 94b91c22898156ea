import { block, gable, type Solid, terrace } from './solids.ts'

/** A place without a building of its own, at a position of the model; turned in degrees. */
export type Spot = { at: readonly [x: number, z: number]; turn: number; solids: readonly Solid[] }

/** Sixty metres of larch over the lagoon, with a landing at the far end. */
const jetty = [
  block('larch', [-1.1, 1.1], [-19, 18], [0.5, 0.8]),
  block('larch', [-4, 4], [-24, -18], [0.4, 0.8]),
  ...[-22, -14, -6, 2, 10].flatMap((y) =>
    [-1.2, 0.9].map((x) => block('larch', [x, x + 0.3], [y, y + 0.3], [-3, 1.3])),
  ),
]

/** Beds between hedges, and lemon trees along one side. */
const garden = [
  terrace([-14, 14], [-5.5, 5.5], 'earth'),
  ...[-12, -7.2, -2.4, 2.4, 7.2].flatMap((x, at) => [
    block(at % 2 ? 'leaf' : 'tile', [x, x + 3.6], [-4, -0.6], [0, 0.7]),
    block('leaf', [x, x + 3.6], [0.4, 3], [0, 0.5 + 0.4 * (at % 2)]),
  ]),
  block('stone', [-14, 14], [4.6, 5.5], [0, 1.6]),
]

/** A landing on the walk, with benches towards the lagoon. */
const walk = [
  block('deck', [-7, 7], [-3, 3], [-2, 0.3]),
  block('larch', [-5, -0.6], [0.6, 1.4], [0.3, 0.9]),
  block('larch', [0.6, 5], [0.6, 1.4], [0.3, 0.9]),
  block('oak_y', [-5, 5], [1.4, 1.6], [0.3, 1.6]),
]

/** A stone house under tiles, with the chimney of its one fireplace. */
const library = [
  terrace([-9, 9], [-6, 6]),
  block('stone', [-7, 7], [-3, 5], [0, 3.6]),
  gable([-7.6, 7.6], [-3.8, 5.6], [3.6, 6.6], 'x'),
  block('glass_dark', [-5, 5], [-3.1, -3], [0.3, 3.2]),
  block('stone', [4, 5.4], [2, 3.4], [3.6, 8]),
]

/** The amenities without a shape in the export. */
export const AMENITIES: Readonly<Record<string, Spot>> = {
  'lagoon-jetty': { at: [11, -5.6], turn: 0, solids: jetty },
  'kitchen-garden': { at: [9.1, -11.05], turn: -3, solids: garden },
  'dune-walk': { at: [4.2, -9], turn: 3, solids: walk },
  library: { at: [-0.9, -16.9], turn: 2, solids: library },
}
