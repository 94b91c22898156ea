/** The places along a way of this many kilometres, to a hundred metres. */
const along = (kilometres: number) =>
  Array.from({ length: kilometres * 10 + 1 }, (_, at) => at / 10)
const upTo = (last: number) => Array.from({ length: last + 1 }, (_, at) => at)

/** Numbers of things that only one document tells of, by its name and their kind. */
export const OF_DOCUMENTS: Readonly<Record<string, Readonly<Record<string, readonly number[]>>>> = {
  'lagoon-guide': {
    // The depth at noon, and the wall; the stops of the path.
    metres: [1, 30],
    kilometres: along(4),
    // Springs and neaps, and the ford at low springs; the sea in February; the stones that were moved.
    centimetres: [80, 40, 60],
    degrees: [18],
    stones: [11],
  },
  'tide-and-wind-tables-2026': {
    // Springs, and a long blow.
    centimetres: [80, 10],
  },
  'planting-list': {
    // The mean of the rain.
    years: [10],
  },
  'sea-grass-survey': {
    // From the gale of 2018 until it was back.
    years: [2023 - 2018],
    // Between the lines, and between the frames; the first and the least spring.
    metres: [70, 10],
    hectares: [10.4, 9.2],
  },
  'directions-by-road': {
    // The stages of the road, and the speed in the village; the way round the market, and the way
    // back on its day.
    kilometres: [...along(22), 30],
    minutes: [...upTo(35), 50],
  },
  'boat-transfer-times': {
    // The crossing; from the arrivals door to the jetty.
    minutes: [...upTo(12), 4],
    boats: [2],
  },
}
