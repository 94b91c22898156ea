import { expect, test } from 'vitest'
import { linesOf } from './lines.ts'

const NOWHERE = { left: 0, top: 0, bottom: 0, width: 0 }

/** Characters as they are measured: 10 px wide, 20 px high, on lines that are 15 px apart. */
function laidOut(...rows: string[]) {
  return rows.flatMap((row, line) =>
    [...row].map((text, index) =>
      text === ' '
        ? { ...NOWHERE, text }
        : { text, left: index * 10, top: line * 15, bottom: line * 15 + 20, width: 10 },
    ),
  )
}

/** The words of each line. */
function read(spots: ReturnType<typeof laidOut>) {
  const text = spots.map(({ text }) => text).join('')
  return linesOf(spots).map(({ from, to }) => text.slice(from, to))
}

test('lines are told apart even where their letters overlap', () => {
  expect(read(laidOut('the light', 'comes'))).toEqual(['the light', 'comes'])
})

test('the space at the end of a line belongs to no line, and those within to theirs', () => {
  const spots = laidOut('over the', 'water')
  spots.splice(8, 0, { ...NOWHERE, text: ' ' })
  expect(read(spots)).toEqual(['over the', 'water'])
  expect(linesOf(spots)).toEqual([
    { from: 0, to: 8 },
    { from: 9, to: 14 },
  ])
})

test('what stands a little higher or lower is on the same line', () => {
  const spots = laidOut('no2')
  const [, , raised] = spots
  if (raised) Object.assign(raised, { top: -6, bottom: 8 })
  expect(read(spots)).toEqual(['no2'])
})

test('a hyphen that is shown ends its line; one that is not, is a letter among others', () => {
  const spots = laidOut('penin\u00ad', 'sula')
  spots.splice(2, 0, { ...NOWHERE, text: '\u00ad' })
  expect(read(spots)).toEqual(['pe\u00adnin\u00ad', 'sula'])
})

test('nothing but spaces has no lines', () => {
  expect(linesOf([])).toEqual([])
  expect(read(laidOut('  '))).toEqual([])
})
