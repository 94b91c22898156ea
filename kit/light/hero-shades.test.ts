import { expect, test } from 'vitest'
import { heroShades } from './hero-shades.ts'
import { heroWords, isTooLong } from './hero-words.ts'
import { COLUMNS, ROWS, writeLight } from './light.ts'
import { readableOn } from './readable.ts'
import { CONTRAST } from './shade.ts'
import type { Ground } from './words-on.ts'

const USUAL = { isBig: false, isLong: false, length: 20, eyebrow: 12 }
const LONG = { isBig: false, isLong: true, length: 90, eyebrow: 12 }

const all = <Value>(one: Value) => ({ phone: one, tablet: one, sideways: one, desktop: one })

/** A picture as bright as one number, of 63, and as dark as another; or its cells by column and row. */
function ground(bright: number, dark = bright): Ground {
  return pictureOf(
    () => bright,
    () => dark,
  )
}

type Cells = (column: number, row: number) => number

function pictureOf(bright: Cells, dark: Cells = bright): Ground {
  const grid = (of: Cells) =>
    Array.from({ length: COLUMNS * ROWS }, (_, i) => of(i % COLUMNS, Math.floor(i / COLUMNS)))
  const light = writeLight({ bright: grid(bright), dark: grid(dark) })
  const size = { ratio: 1.78, portrait: 0.56, focalPoint: { x: 0.5, y: 0.5 } }
  return { ...size, light, colour: '#808080' }
}

const on = (opening: Ground[], leaving: Ground[] = [], size = USUAL) =>
  heroShades({ opening, leaving }, size)

test('a dark picture has no shade, and a bright one dark words', () => {
  expect(on([ground(8)])).toMatchObject({
    tones: { words: all('light'), head: 'light' },
    strengths: {
      title: { desktop: 0 },
      small: { desktop: 0 },
      foot: { phone: 0 },
      head: { phone: 0 },
    },
  })
  expect(on([ground(60)])).toMatchObject({
    tones: { words: all('dark'), head: 'dark' },
    strengths: { title: { desktop: 0 }, foot: { phone: 0 }, head: { phone: 0 } },
  })
})

test('the header has a tone of its own', () => {
  const skyOverForest = pictureOf((_, row) => (row < 3 ? 60 : 8))
  expect(on([skyOverForest]).tones).toEqual({ words: all('light'), head: 'dark' })
})

test('one screen on which a tone does badly does not decide for the others, and has its own shade', () => {
  // A dark corner, which only a wide and low screen crops so that it is beside the header.
  const mast = pictureOf(
    () => 60,
    (column, row) => (row === 2 && column < 3 ? 4 : 60),
  )
  const { tones, strengths } = on([mast])
  expect(tones.head).toBe('dark')
  expect(strengths.head).toMatchObject({ phone: 0, tablet: 0, desktop: 0 })
  expect(strengths.head.sideways).toBe(0.4)
})

test('large words need less than small ones, long titles as much', () => {
  const { title, foot } = on([ground(50, 24)]).strengths
  expect(title.desktop).toBeLessThan(foot.desktop)
  expect(heroWords(USUAL).title.least).toBe(CONTRAST.large)
  expect(heroWords(LONG).title.least).toBe(CONTRAST.small)
  const long = on([ground(50, 24)], [], LONG).strengths
  expect(long.title.desktop).toBeGreaterThan(title.desktop)
})

test('of a picture that comes while the hero leaves, only the foot is over it, and only then', () => {
  const [alone, both] = [on([ground(8)]), on([ground(8)], [ground(58)])]
  expect(both.strengths.leaving.phone).toBeGreaterThan(0.3)
  expect({ ...both.strengths, leaving: null }).toEqual({ ...alone.strengths, leaving: null })
  expect(alone.strengths.leaving).toEqual(alone.strengths.foot)
})

test('a phone decides for itself, by the part of the picture that it shows', () => {
  const hull = pictureOf((column) => (column > 6 ? 4 : 60))
  const { words } = on([{ ...hull, focalPoint: { x: 0.65, y: 0.5 } }], [], {
    ...USUAL,
    length: 5,
  }).tones
  expect(words).toEqual({ ...all('dark'), phone: 'light' })
})

test('a shade that is too weak to help is not drawn', () => {
  expect(on([ground(60)]).strengths.small.desktop).toBe(0)
  const greys = Array.from({ length: 64 }, (_, bright) => on([ground(bright)]).strengths)
  const drawn = greys.flatMap((parts) => Object.values(parts).flatMap((kinds) => kinds.desktop))
  expect(drawn.filter((one) => one > 0 && one < 0.1)).toEqual([])
  expect(drawn.some((one) => one >= 0.1)).toBe(true)
})

test('over a picture whose light is unknown, words are light on a shade', () => {
  for (const opening of [[], [{ ...ground(60), light: null }]]) {
    const { tones, strengths, isKnown } = on(opening)
    expect(tones).toEqual({ words: all('light'), head: 'light' })
    expect(isKnown).toBe(false)
    expect(strengths.title.phone).toBeGreaterThan(0.3)
    expect(readableOn({ opening }, USUAL)).toBeUndefined()
  }
  const half = on([ground(60)], [{ ...ground(60), light: null }])
  expect([half.isKnown, half.tones.words.phone]).toEqual([false, 'dark'])
  expect(half.strengths.leaving.phone).toBe(0.5)
})

test('words are readable on dark and on bright pictures, with a shade on greys, hardly on what is both', () => {
  const answers = [ground(8), ground(63), ground(50, 24), ground(63, 0)].map((one) =>
    readableOn({ opening: [one] }, USUAL),
  )
  expect(answers).toEqual(['yes', 'yes', 'shade', 'no'])
})

test('a short title does not stand on the middle of the picture', () => {
  const pole = pictureOf((column) => (column > 8 ? 8 : 60))
  const endsAt = (length: number) => on([pole], [], { ...USUAL, length }).strengths.title.desktop
  expect([endsAt(20), endsAt(60) > 0.2]).toEqual([0, true])
})

test('what stands beside small words asks for no shade: they are as wide as their letters', () => {
  const boat = pictureOf((column, row) => (row > 4 && row < 8 && column > 2 && column < 6 ? 6 : 60))
  const { desktop } = on([boat]).strengths.small
  expect(desktop).toBe(0)
  expect(on([boat], [], { ...USUAL, eyebrow: 30 }).strengths.small.desktop).toBeGreaterThan(0.2)
})

test('“Scroll” has a shade for its own place, and the subtitle none for that', () => {
  const bush = pictureOf((column, row) => (row > 9 && column > 12 ? 6 : 60))
  const { cue, foot } = on([bush]).strengths
  expect([cue.desktop > 0.2, foot.desktop]).toEqual([true, 0])
  const jetty = pictureOf((column, row) => (row > 9 && column < 8 ? 6 : 60))
  const other = on([jetty]).strengths
  expect([other.cue.desktop, other.foot.desktop > 0.2]).toEqual([0, true])
})

test('the letters of a dark header are black, so they need less light than words of the brand', () => {
  const { head, title } = heroWords(USUAL)
  expect([head.dark, title.dark]).toEqual([[0, 0, 0], undefined])
  const dusk = on([pictureOf((_, row) => (row < 2 ? 36 : 60))])
  expect([dusk.tones.head, dusk.strengths.head.desktop]).toEqual(['dark', 0])
})

test('titles of the largest size are long sooner', () => {
  const title = 'x'.repeat(61)
  expect([isTooLong(title, true), isTooLong(title, false), isTooLong(null, true)]).toEqual([
    true,
    false,
    false,
  ])
})
