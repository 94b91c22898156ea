import { type House, lines } from './house.ts'

/** A flat has no wings: its building is that of all flats on the quay. */
const onQuay = { bearing: 341, wings: [] } as const

/** A flat on the first floor, living room and bedroom towards the quay. */
const amarra: House = {
  ...onQuay,
  metres: 1.11,
  rooms: {
    kitchen: [0, 0, 5, 5],
    hall: [5, 0, 7, 5],
    'guest bath': [7, 0, 9, 4],
    'guest bedroom': [9, 0, 12, 4],
    'living room': [0, 5, 7, 10],
    'main bath': [7, 4, 12, 6],
    'main bedroom': [7, 6, 12, 10],
  },
  outdoors: { balcony: [0, 10, 12, 12] },
  openings: lines('1 0 3.5 0, 9.6 0 11.4 0, 0.6 10 6.4 10, 7.6 10 11.4 10'),
  doors: lines(`
    1.5 5 3.5 5, 5.5 5 6.5 5, 7 2.5 7 3.3, 7 7 7 8, 9 6 10 6, 9 1.5 9 2.3, 5 2 5 3
  `),
}

/** The flat at the corner: one balcony to the harbour, the other to the lagoon. */
const estela: House = {
  ...onQuay,
  metres: 1.278,
  rooms: {
    'guest bedroom': [0, 0, 4, 5],
    'quiet bedroom': [4, 0, 8, 3.5],
    'quiet bath': [4, 3.5, 6, 5],
    bath: [6, 3.5, 8, 5],
    'main bath': [8, 0, 12, 2],
    'main bedroom': [8, 2, 12, 5],
    'living room': [0, 5, 7, 10],
    kitchen: [7, 5, 12, 10],
  },
  outdoors: { 'harbour balcony': [12, 0, 14, 10], 'lagoon balcony': [0, 10, 12, 12] },
  openings: lines(`
    1 0 3 0, 5 0 7 0, 12 0.6 12 1.4, 12 2.5 12 4.5, 12 6 12 9, 7.6 10 11.4 10, 0.6 10 6.4 10
  `),
  doors: lines(`
    1 5 2 5, 4.5 5 5.5 5, 6.2 5 6.9 5, 7 6.5 7 8.5, 9 5 10 5, 9 2 10 2, 8 2.4 8 3.2,
    4.5 3.5 5.5 3.5
  `),
}

/** The top floor: its terrace, on the roof of the floor below, is as large as its rooms. */
const baupres: House = {
  ...onQuay,
  metres: 1.476,
  rooms: {
    kitchen: [0, 0, 4, 4],
    'guest bedroom': [4, 0, 7, 4],
    'guest bath': [7, 0, 8.5, 4],
    bath: [8.5, 0, 10, 4],
    'main bath': [10, 0, 14, 2],
    'quay bath': [10, 2, 14, 4],
    'living room': [0, 4, 6, 8],
    'main bedroom': [6, 4, 10, 8],
    'quay bedroom': [10, 4, 14, 8],
  },
  outdoors: { 'roof terrace': [0, 8, 14, 16] },
  openings: lines(`
    1 0 3 0, 0 1 0 3, 0 5 0 7, 5 0 6 0, 7.4 0 8.1 0, 8.9 0 9.6 0, 14 0.6 14 1.4,
    14 2.6 14 3.4, 14 5 14 7, 0.6 8 5.4 8, 6.6 8 9.4 8, 10.6 8 13.4 8
  `),
  doors: lines(`
    1 4 3 4, 4.5 4 5.5 4, 6 5.5 6 6.3, 9 4 9.7 4, 7 1.5 7 2.2, 10 5.5 10 6.3,
    11.5 4 12.5 4, 10 0.6 10 1.3
  `),
}

export const marinaResidences = {
  'residence-amarra': amarra,
  'residence-estela': estela,
  'residence-baupres': baupres,
}
