import { execFileSync } from 'node:child_process'
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { root } from './setup/paths.ts'

/** The files that may name the demo. Tests take their words from `e2e/fixture/` instead. */
const ALLOWED = /^(demo|docs)\/|^README\.md$|^scripts\/demo-names\.test\.ts$/
const NAME = /punta[ -]?alba/i
/** The demo's addresses and words are also off limits to journeys, but for these files. */
const VISITS_DEMO = /^e2e\/(screens|demo\.spec)\.ts$/

const listed = execFileSync('git', ['ls-files', '-co', '--exclude-standard'], { cwd: root })
const texts = listed
  .toString()
  .split('\n')
  .filter((file) => /\.(ts|tsx|mjs|css|json|md|graphql|svg|txt|example)$/.test(file))
  .filter((file) => file !== 'package-lock.json' && !ALLOWED.test(file))
  .map((file) => ({ file, text: readText(file) }))

/** A file that is deleted but not committed is empty. */
function readText(file: string) {
  try {
    return readFileSync(join(root, file), 'utf8')
  } catch {
    return ''
  }
}

/** The slugs that only the demo has. */
function demoSlugs(): string[] {
  const slugsIn = (file: string) =>
    [...readText(file).matchAll(/"slug": "([^"]+)"/g)].map(([, slug = '']) => slug)
  const own = new Set(slugsIn('e2e/fixture/copy.json'))
  return slugsIn('demo/copy.json').filter((slug) => !own.has(slug))
}

const advice =
  'Only demo/ and the docs name the demo: use a neutral name, or one of e2e/fixture/names.ts.'

test('nothing but the demo and the docs names the demo', () => {
  expect(texts.length).toBeGreaterThan(500)
  const naming = texts.filter(({ file, text }) => NAME.test(file) || NAME.test(text))
  expect(
    naming.map(({ file }) => file),
    advice,
  ).toEqual([])
})

test('journeys name no address of the demo', () => {
  const slugs = demoSlugs()
  expect(slugs.length).toBeGreaterThan(20)
  const address = new RegExp(`['"\`*/](${slugs.join('|')})(['"\`?#]|/_payload)`)
  const naming = texts
    .filter(({ file }) => /^e2e\/.*\.ts$/.test(file) && !VISITS_DEMO.test(file))
    .flatMap(({ file, text }) => {
      const found = address.exec(text)
      return found ? [`${file}: ${found[1]}`] : []
    })
  expect(naming, `${advice} Specs that visit the demo are listed in e2e/properties.ts.`).toEqual([])
})
