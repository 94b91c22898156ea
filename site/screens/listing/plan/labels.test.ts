import type { Point, Room } from '@belvedere/kit/day/floor-plan.ts'
import { expect, test } from 'vitest'
import { labelOf } from './labels.ts'

/** A room that wide and high, in units of the dial. */
function roomOf(name: string, width: number, height: number): Room {
  const polygon: Point[] = [
    [0, 0],
    [width, 0],
    [width, height],
    [0, height],
  ]
  return { name, polygon, isOutdoor: false }
}

const living = roomOf('living room', 400, 400)

test('a name stands in one line, else a word in each, as large as the room allows', () => {
  const linesIn = (width: number, height: number) => {
    const { lines, fits } = labelOf(roomOf('main bath', width, height), [])
    return [lines, fits]
  }
  expect(linesIn(200, 60)).toEqual([['main bath'], 'small'])
  expect(linesIn(100, 90)).toEqual([['main', 'bath'], 'small'])
  expect(linesIn(100, 30)).toEqual([['main bath'], 'wide'])
  expect(linesIn(60, 60)).toEqual([['main', 'bath'], 'wide'])
  expect(linesIn(30, 30)).toEqual([['main bath'], null])
})

test('where no word fits, a compound breaks before a word of another room', () => {
  const narrow = roomOf('garden bedroom', 64, 76)
  expect(labelOf(narrow, [narrow, living]).lines).toEqual(['garden', 'bed-', 'room'])
  expect(labelOf(narrow, [narrow]).fits).toBeNull()
})
