import { expect, test } from 'vitest'
import { linesOf } from './lines.ts'

const NO_BOX = { left: 0, top: 0, bottom: 0, width: 0 }

/** Measured characters: 10 px wide, 20 px high, on lines 15 px apart. */
function laidOut(...rows: string[]) {
  return rows.flatMap((row, line) =>
    [...row].map((text, index) =>
      text === ' '
        ? { ...NO_BOX, text }
        : { text, left: index * 10, top: line * 15, bottom: line * 15 + 20, width: 10 },
    ),
  )
}

/** The text of each line. */
function linesIn(fragments: ReturnType<typeof laidOut>) {
  const text = fragments.map(({ text }) => text).join('')
  return linesOf(fragments).map(({ from, to }) => text.slice(from, to))
}

test('lines are recognized even where their letters overlap', () => {
  expect(linesIn(laidOut('the light', 'comes'))).toEqual(['the light', 'comes'])
})

test('spaces within a line belong to it, the space at its end to no line', () => {
  const fragments = laidOut('over the', 'water')
  fragments.splice(8, 0, { ...NO_BOX, text: ' ' })
  expect(linesIn(fragments)).toEqual(['over the', 'water'])
  expect(linesOf(fragments)).toEqual([
    { from: 0, to: 8 },
    { from: 9, to: 14 },
  ])
})

test('slightly raised or lowered text stays on its line', () => {
  const fragments = laidOut('no2')
  const [, , raised] = fragments
  if (raised) Object.assign(raised, { top: -6, bottom: 8 })
  expect(linesIn(fragments)).toEqual(['no2'])
})

test('a visible soft hyphen ends its line, an invisible one is an ordinary character', () => {
  const fragments = laidOut('penin\u00ad', 'sula')
  fragments.splice(2, 0, { ...NO_BOX, text: '\u00ad' })
  expect(linesIn(fragments)).toEqual(['pe\u00adnin\u00ad', 'sula'])
})

test('text without visible characters has no lines', () => {
  expect(linesOf([])).toEqual([])
  expect(linesIn(laidOut('  '))).toEqual([])
})
