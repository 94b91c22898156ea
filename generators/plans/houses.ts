type Box = readonly [left: number, top: number, right: number, bottom: number]

/** A plan in metres. Rooms meet in the middle of their walls. */
export type House = {
  rooms: Readonly<Record<string, Box>>
  /** The terrace first: the hours of sun on the map are its own. */
  outdoors: Readonly<Record<string, Box>>
  /** Windows and glass doors, each along an outer wall. */
  openings: readonly Box[]
  /** Gaps in the walls between rooms. */
  doors: readonly Box[]
}

/** Lines of four numbers each, parted by commas. */
function lines(text: string): Box[] {
  return text.split(',').map((line) => {
    const [left = 0, top = 0, right = 0, bottom = 0] = line.trim().split(/\s+/).map(Number)
    return [left, top, right, bottom]
  })
}

/** Two wings, one for company and one for sleeping, joined by a long gallery. */
const villaSalina: House = {
  rooms: {
    'living room': [0, 0, 10, 9],
    'dining room': [0, 9, 10, 14],
    kitchen: [0, 14, 10, 20],
    library: [10, 3, 18, 9],
    gallery: [10, 9, 36, 12],
    'guest bath': [20, 4, 24, 9],
    guests: [24, 4, 32, 9],
    'main bedroom': [32, 0, 42, 6],
    'main bath': [32, 6, 42, 9],
    dressing: [36, 9, 42, 12],
    'east bedroom': [37, 12, 42, 18],
    'garden bedroom': [32, 12, 37, 18],
    'garden bath': [32, 18, 37, 21],
    'east bath': [37, 18, 42, 21],
    'south bedroom': [32, 21, 37, 26],
    'south bath': [37, 21, 42, 23],
    bath: [18, 6.5, 20, 9],
  },
  outdoors: { terrace: [-7, 2, 0, 18], 'reed garden': [10, 12, 32, 19] },
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
}

/** A house with its face to the east, which is at the foot of the SVG. */
const casaLevante: House = {
  rooms: {
    'guest room': [0, 0, 7, 6],
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
}

/** A small house in an angle around its patio. */
const casaRetama: House = {
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
  outdoors: { patio: [7, 4, 14, 13], deck: [3, 20, 18, 24] },
  openings: lines(`
    1 0 6 0, 0 1.5 0 5.5, 7.8 0 9.2 0, 7 8 7 12, 0 8.5 0 11.5,
    0 14.5 0 18.5, 4 20 10 20, 8 13 10.5 13, 12 20 17 20,
    15.5 10 19.5 10, 25 18.5 25 22.5, 19.5 24 23.5 24, 25 13.5 25 15.5
  `),
  doors: lines(`
    3 7 4.2 7, 7 1.4 7 2.4, 2 13 5 13, 11 18 11 19.2, 12 17 13 17,
    15 17 16 17, 18 18 18 19, 22 17 23 17
  `),
}

/** The houses that have a plan, by the slug of their listing. */
export const houses: Readonly<Record<string, House>> = {
  'villa-salina': villaSalina,
  'casa-levante': casaLevante,
  'casa-retama': casaRetama,
}
