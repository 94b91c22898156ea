import { execFileSync } from 'node:child_process'
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { root } from '../launch/paths.ts'

/** The files that may name the demo. Tests take their words from `e2e/fixture/` instead. */
const ALLOWED = /^(demo|docs|generators)\/|^README\.md$|^scripts\/demo-names\.test\.ts$/
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

/** Names that any property could have. */
const COMMON = new Set(['Getting here'])

/** Sentences and titles that only the demo has, and the shapes of its wordmark and mark. */
function demoWords(): string[] {
  const own = new Set(
    stringsIn('e2e/fixture/copy.json').concat(stringsIn('e2e/fixture/patterns.json')),
  )
  const isOwn = (word: string) => ![...own].some((text) => text.includes(word)) && !COMMON.has(word)
  const sentences = [...stringsIn('demo/copy.json'), ...stringsIn('demo/patterns.json')]
    .flatMap((text) => text.split(/\n+|(?<=[.!?])\s+/))
    .map((text) => text.trim())
    .filter((text) => text.length >= 20 && text.split(/\s+/).length >= 4)
  const titles = [...readText('demo/copy.json').matchAll(/"title": "([^"]+ [^"]+)",\s+"slug"/g)]
  const shapes = ['punta-alba-wordmark', 'punta-alba-splash'].flatMap((name) => {
    return [...readText(`demo/images/${name}.svg`).matchAll(/ d="(.{24})/g)]
  })
  const names = [...titles, ...shapes].map(([, name = '']) => name)
  return [...new Set([...names, ...sentences, ...PLACES])].filter(isOwn)
}

const PLACES = ['Bahía Clara', 'Lighthouse Lane']

function stringsIn(file: string): string[] {
  const strings = (value: unknown): string[] => {
    if (typeof value === 'string') return [value]
    return typeof value === 'object' && value ? Object.values(value).flatMap(strings) : []
  }
  return strings(JSON.parse(readText(file)))
}

const advice =
  'Only demo/, its generators and the docs name the demo: use a neutral name, or one of e2e/fixture/names.ts.'

test('nothing but the demo, its generators and the docs names the demo', () => {
  expect(texts.length).toBeGreaterThan(500)
  const naming = texts.filter(({ file, text }) => NAME.test(file) || NAME.test(text))
  expect(
    naming.map(({ file }) => file),
    advice,
  ).toEqual([])
})

/** Migrations have words of the model, and the stored databases are filled with the demo. */
const DATABASES = /^content\/(?:payload\/migrations|testing\/releases\/stored)\//

test('nothing but the demo, its generators and the docs has its words or its wordmark', () => {
  const words = demoWords()
  expect(words.length).toBeGreaterThan(300)
  const naming = texts
    .filter(({ file }) => !DATABASES.test(file))
    .flatMap(({ file, text }) => {
      const found = words.find((word) => text.includes(word))
      return found ? [`${file}: ${found}`] : []
    })
  expect(naming, advice).toEqual([])
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
  expect(naming, `${advice} Specs that visit the demo are listed in e2e/sweep.config.ts.`).toEqual(
    [],
  )
})
