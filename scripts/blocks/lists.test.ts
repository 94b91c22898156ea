import { expect, test } from 'vitest'
import { insertSorted } from './lists.ts'

const line = (folder: string) => `export { block } from './${folder}/index.ts'`
const list = [
  '/** Every kind. */',
  line('feature-5050'),
  line('feature-5050-media'),
  line('hero'),
  '',
]

test.each([
  ['banner', 1],
  ['feature-5050-map', 2],
  ['globe', 3],
  ['weather', 4],
])('inserts %s in alphabetical order of the folders', (folder, at) => {
  const lines = insertSorted(list, line(folder))
  expect(lines[at]).toBe(line(folder))
  expect(lines.toSpliced(at, 1)).toEqual(list)
})
