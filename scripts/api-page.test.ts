import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { LIMITS } from '../content/delivery/limit-queries.ts'
import { root } from '../launch/paths.ts'

const page = readFileSync(join(root, 'docs/api.md'), 'utf8')
const examples = join(root, 'content/delivery/examples')
const files = globSync('*.ts', { cwd: examples, exclude: ['*.test.ts'] }).sort()

test('the page on the API quotes each tested example unchanged, and no other code', () => {
  const quoted = [...page.matchAll(/^```ts\n(.*?)^```$/gms)].map(([, code]) => code)
  const tested = files.map((file) => readFileSync(join(examples, file), 'utf8'))

  expect(tested.length).toBeGreaterThan(2)
  expect(quoted.sort()).toEqual(tested.sort())
})

test('each example is run by a test', () => {
  const runs = readFileSync(join(examples, 'examples.contract.test.ts'), 'utf8')

  expect(files.filter((file) => !runs.includes(`import('./${file}')`))).toEqual([])
})

test('the page on the API names the limits of a query', () => {
  const limits = Object.values(LIMITS).map((limit) => limit.toLocaleString('en-GB'))

  expect(limits.filter((limit) => !new RegExp(`\\| ${limit}( times)? \\|`).test(page))).toEqual([])
})
