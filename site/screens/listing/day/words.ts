/** The texts of the sun on a plan; the names of rooms come from the plan. */
export const words = {
  title: 'The sun through the house',
  planTitle: 'The plan of the house',
  plan: (title: string) => `Plan of ${title}`,
  days: 'Day of the year',
  drag: 'Drag the sun, or press the arrow keys, and its light goes through the rooms.',
  time: 'Time of day',
  room: 'Room',
  hours: 'Sun',
  noSun: 'no sun inside',
  noHours: 'none',
  sunFrom: (rise: string, set: string) => `Sun from ${rise} to ${set}`,
  polarDay: 'The sun does not set',
  polarNight: 'The sun does not rise',
  /** Compass points clockwise from north. */
  compass: ['N', 'E', 'S', 'W'],
}
