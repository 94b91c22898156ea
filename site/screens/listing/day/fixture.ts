import type { DayProps } from './view.tsx'

/** A house with a kitchen in the east, a hall in the south and a terrace in front of it. */
export const dayProps: DayProps = {
  title: 'Sorrel House',
  has: { bedrooms: 0, bathrooms: 0 },
  locale: 'en-GB',
  year: 2026,
  where: { lat: 38, lng: -8, timeZone: 'Europe/Lisbon' },
  bearing: 0,
  metres: 0.02,
  plan: {
    width: 1000,
    height: 800,
    metres: null,
    walls: [
      [
        [0, 0],
        [1000, 0],
        [1000, 600],
        [0, 600],
        [0, 0],
      ],
    ],
    openings: [
      [1000, 200, 1000, 400],
      [100, 600, 400, 600],
    ],
    rooms: [
      { name: 'kitchen', isOutdoor: false, polygon: box(500, 0, 1000, 600) },
      { name: 'hall', isOutdoor: false, polygon: box(0, 0, 500, 600) },
      { name: 'terrace', isOutdoor: true, polygon: box(0, 600, 1000, 800) },
    ],
  },
}

function box(left: number, top: number, right: number, bottom: number) {
  return [
    [left, top],
    [right, top],
    [right, bottom],
    [left, bottom],
  ] as const
}
