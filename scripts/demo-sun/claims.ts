import { DAYS, type HouseSun, MONTHS } from './house-sun.ts'

/** What a sentence about a house says of its sun, and whether that is so. */
type Claim = { says: RegExp; is: (sun: HouseSun) => boolean }

/** How many minutes after sunrise and before sunset light counts as first and last: land is around. */
const SOON = 25

const always = (holds: (date: string) => boolean) => DAYS.every(holds)
const hasSunrise = (sun: HouseSun, room: string, date: string) =>
  sun.first(room, date) - sun.rise(date) <= SOON
const hasSunset = (sun: HouseSun, room: string, date: string) =>
  sun.set(date) - sun.last(room, date) <= SOON
const isLitAt = (room: string, hour: number) => (sun: HouseSun) =>
  always((date) => sun.isLit(room, date, hour))
const until = (room: string, hour: number) => (sun: HouseSun) =>
  always((date) => sun.last(room, date) >= hour * 60)
const looks = (azimuth: number, most: number) => (sun: HouseSun) =>
  Math.abs(((sun.faces - azimuth + 540) % 360) - 180) <= most
const lastHour = (room: string) => (sun: HouseSun) =>
  always((date) => sun.set(date) - sun.last(room, date) <= 60)
/** In these months, and in no others. */
const justIn = (months: readonly number[], holds: (date: string) => boolean) =>
  MONTHS.every((date, at) => holds(date) === months.includes(at + 1))

/** The sentences of the demo about the sun of a house. */
export const CLAIMS: readonly Claim[] = [
  { says: /due east/, is: looks(90, 5) },
  { says: /west at the last hour|turned to the west|faces west/, is: looks(270, 20) },
  { says: /south side/, is: looks(180, 45) },
  { says: /on their north side/, is: looks(0, 45) },
  {
    says: /Morning side/,
    is: (sun) => always((date) => sun.first('pool', date) - sun.rise(date) <= 60),
  },
  {
    says: /Evening side/,
    is: (sun) => always((date) => sun.set(date) - sun.last(sun.terrace, date) <= 90),
  },
  {
    says: /Sunrise over the pool(?:,| all)/,
    is: (sun) => MONTHS.every((date) => hasSunrise(sun, 'pool', date)),
  },
  {
    says: /Sunrise over the pool from August to April/,
    is: (sun) => justIn([8, 9, 10, 11, 12, 1, 2, 3, 4], (date) => hasSunrise(sun, 'pool', date)),
  },
  {
    says: /the last sun on the terrace from May to August/,
    is: (sun) => MONTHS.slice(4, 8).every((date) => hasSunset(sun, 'terrace', date)),
  },
  {
    says: /[Aa]t sunrise the sun is in the kitchen and the hall|sun in the kitchen|kitchen at sunrise/,
    is: (sun) =>
      always((date) => hasSunrise(sun, 'kitchen', date) && hasSunrise(sun, 'hall', date)),
  },
  { says: /pool keeps it until late in the afternoon/, is: until('pool', 16) },
  { says: /sun in the courtyard until late in the afternoon/, is: until('courtyard', 16) },
  { says: /gallery that keeps the sun until evening/, is: until('gallery', 18) },
  {
    says: /[Ii]n the afternoon it draws|larch slats in the afternoon|gallery at three/,
    is: isLitAt('gallery', 15),
  },
  {
    says: /last of the sun comes in under the eaves/,
    is: (sun) => always((date) => sun.last('terrace', date) - sun.last('living room', date) <= 20),
  },
  {
    says: /roof terrace made for|roof at the last hour|roof terrace facing west/,
    is: lastHour('terrace'),
  },
  { says: /living room in the last sun|last hour indoors/, is: lastHour('living room') },
  {
    says: /sun goes down in the lagoon, from the roof/,
    is: (sun) => always((date) => hasSunset(sun, 'terrace', date)),
  },
  {
    says: /arcade at five|shaded arcade/i,
    is: (sun) => !DAYS.some((date) => sun.isLit('arcade', date, 17)),
  },
  { says: /stepping stones in the morning sun/, is: isLitAt('reed pond', 11) },
  { says: /harbour in the morning|[Aa] morning on the quay/, is: isLitAt('harbour balcony', 10) },
  { says: /bedroom above the harbour in the morning/, is: isLitAt('main bedroom', 10) },
  { says: /marina residence in the morning/, is: isLitAt('living room', 10) },
  {
    says: /the quay at eight|low morning sun/,
    is: (sun) => DAYS.some((date) => sun.isLit('balcony', date, 8)),
  },
  {
    says: /hardly any sun in winter/,
    is: (sun) => ['12-21', '01-15'].every((date) => sun.minutes('terrace', date) <= 60),
  },
  {
    // A fifth of the daylight of the three days at least.
    says: /^Shade\b/,
    is: (sun) => {
      const sum = (of: (date: string) => number) => DAYS.reduce((all, date) => all + of(date), 0)
      const daylight = sum((date) => sun.set(date) - sun.rise(date))
      return sum((date) => sun.minutes(sun.terrace, date)) <= daylight * 0.8
    },
  },
  {
    says: /sun and shade across the boards/,
    is: (sun) => sun.minutes('deck', '06-21') > 0 && sun.minutes('deck', '12-21') < 120,
  },
  {
    // With every lamp lit.
    says: /twenty past eight/,
    is: (sun) => DAYS.some((date) => sun.set(date) < 20 * 60 + 20),
  },
]

/** What names sun or shade without hours of a house: its collectors, and what no plan or model has. */
export const NO_HOURS = /Sun on the roof|larch shade|shade of a tree|a visit|[Ll]amp/
