import { expect, test } from 'vitest'
import { breakTitle } from './break-title.ts'
import { groupsOf, titleWords, type Word } from './title-words.ts'

/** Every character is half as wide as the type is high. */
const measure = (words: readonly Word[]) => textOf(words).length / 2
const textOf = (words: readonly Word[]) => words.map(({ text }) => text).join(' ')

function linesOf(title: string, width = 920) {
  const broken = breakTitle(titleWords(title), measure, width)
  return { size: broken?.size, lines: broken?.lines.map(textOf) }
}

const groups = (title: string) => groupsOf(titleWords(title)).map(textOf)

test('a short title is one line in the largest type', () => {
  expect(linesOf('Casa Nona')).toEqual({ size: 124, lines: ['Casa Nona'] })
})

test('a longer title has two lines of about the same width', () => {
  expect(linesOf('Choose your side of the sun').lines).toEqual(['Choose your', 'side of the sun'])
})

test('a short word stays with the next one, a number and a dash with the one before', () => {
  expect(groups('Where the day begins')).toEqual(['Where', 'the day', 'begins'])
  expect(groups('A house by the sea')).toEqual(['A house', 'by the sea'])
  expect(groups('Villa 12 – Pine Court')).toEqual(['Villa 12 –', 'Pine', 'Court'])
  expect(groups('Come and see it')).toEqual(['Come', 'and see it'])
  expect(groups('Walking on')).toEqual(['Walking on'])
})

test('a sentence that ends with a short word does not pull the next one along', () => {
  expect(groups('Swim in it. Stay here')).toEqual(['Swim', 'in it.', 'Stay', 'here'])
})

test('a long title becomes smaller and takes three lines', () => {
  const { size, lines } = linesOf('Two kilometres of pale rock and eleven hectares of pine')
  expect(size).toBe(74)
  expect(lines).toEqual(['Two kilometres of pale', 'rock and eleven', 'hectares of pine'])
})

test('what does not fit in three lines of the smallest type is left out by words', () => {
  const { size, lines = [] } = linesOf(Array.from({ length: 40 }, () => 'pale rock,').join(' '))
  expect(size).toBe(52)
  expect(lines).toHaveLength(3)
  expect(lines.at(-1)).toMatch(/ (?:pale|rock)…$/)
  for (const line of lines) expect(line.length * 26).toBeLessThanOrEqual(920)
})

test('a word that is wider than the picture is cut, and what follows stays', () => {
  const { lines = [] } = linesOf(`${'Kapitän'.repeat(9)} am See`)
  expect(lines[0]).toMatch(/^KapitänKapitän.*…$/)
  expect(lines.at(-1)).toBe('am See')
})

test('a title without words is no title', () => {
  expect(breakTitle(titleWords(' * * '), measure, 920)).toBeUndefined()
})

test('the words between asterisks are italic, and the asterisks are not shown', () => {
  expect(titleWords('Everything is\na *short walk*')).toEqual([
    ...['Everything', 'is', 'a'].map((text) => ({ text, isItalic: false })),
    ...['short', 'walk'].map((text) => ({ text, isItalic: true })),
  ])
})
