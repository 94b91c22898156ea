import { existsSync, readFileSync } from 'node:fs'
import { dirname, join, normalize } from 'node:path'
import { expect, test } from 'vitest'
import { root } from '../../launch/paths.ts'
import { codeBlocks } from './code-blocks.ts'
import { pages, RUN_PAGES, readPage } from './pages.ts'

/** The anchors that GitHub gives to the headings of a page. */
function anchorsOf(markdown: string): Set<string> {
  const anchors = new Set<string>()
  const withoutCode = markdown.replace(/^```[\s\S]*?^```$/gm, '')
  for (const [, heading = ''] of withoutCode.matchAll(/^#{1,6} (.+)$/gm)) {
    const slug = slugOf(heading)
    let anchor = slug
    for (let count = 1; anchors.has(anchor); count++) anchor = `${slug}-${count}`
    anchors.add(anchor)
  }
  return anchors
}

function slugOf(heading: string) {
  return heading
    .replace(/\[([^\]]*)\]\([^)]*\)/g, '$1')
    .trim()
    .toLowerCase()
    .replace(/[^\p{L}\p{N}\p{M}_ -]/gu, '')
    .replaceAll(' ', '-')
}

/** The targets of a page's links that lead to files of the project. */
function linksOf(markdown: string): { path: string; anchor: string }[] {
  const withoutCode = markdown.replace(/^```[\s\S]*?^```$/gm, '').replace(/`[^`\n]*`/g, '')
  const targets = [...withoutCode.matchAll(/\]\(([^)\s]+)\)/g)].map(([, target = '']) => target)
  const own = targets.filter((target) => !/^(https?|mailto):/.test(target))
  return own.map((target) => {
    const [path = '', anchor = ''] = target.split('#', 2)
    return { path, anchor }
  })
}

test('pages link only to files and headings that exist', () => {
  const links = pages.flatMap((page) => linksOf(readPage(page)).map((link) => ({ page, ...link })))
  const broken = links.filter(({ page, path, anchor }) => {
    const file = path === '' ? page : normalize(join(dirname(page), decodeURI(path)))
    if (!existsSync(join(root, file))) return true
    return anchor !== '' && file.endsWith('.md') && !anchorsOf(readPage(file)).has(anchor)
  })
  expect(links.length).toBeGreaterThan(100)
  expect(broken.map(({ page, path, anchor }) => `${page}: ${path}#${anchor}`)).toEqual([])
})

test('each page of docs/ can be reached from its index', () => {
  const listed = linksOf(readPage('docs/README.md')).map(({ path }) => join('docs', path))
  const own = pages.filter((page) => /^docs\/[^/]+\.md$/.test(page) && page !== 'docs/README.md')
  expect(own.filter((page) => !listed.includes(page))).toEqual([])
})

test('an anchor is made of the words of its heading; repeated ones are counted', () => {
  const text =
    '# What `npm run x` does\n## A & B (2)\n## Same\n### Same\n```sh\n# no heading\n```\n'
  expect([...anchorsOf(text)]).toEqual(['what-npm-run-x-does', 'a--b-2', 'same', 'same-1'])
})

/** What pages name by a pattern, as `page: name`, if it is wrong. */
function namedBy(pattern: RegExp, isWrong: (name: string) => boolean) {
  return pages.flatMap((page) => {
    const names = [...readPage(page).matchAll(pattern)].map(([, name = '']) => name)
    return names.filter(isWrong).map((name) => `${page}: ${name}`)
  })
}

const { scripts } = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8'))
const isMissing = (file: string) => !existsSync(join(root, file))

test.each([
  ['npm commands', /npm run ([\w:-]+)/g, (name: string) => !(name in scripts)],
  [
    'programs',
    /\bnode ((?:content|site|demo|scripts|blocks)\/(?!.*\/dist\/|dist)[\w./-]+\.m?[jt]s)/g,
    isMissing,
  ],
  ['tests', /`(\w[\w-]*\/[\w./-]+\.(?:test|spec)\.tsx?)`/g, isMissing],
])('pages name only %s that exist', (_, pattern, isWrong) => {
  expect(namedBy(pattern, () => true).length).toBeGreaterThan(5)
  expect(namedBy(pattern, isWrong)).toEqual([])
})

const blocks = pages.flatMap((page) =>
  codeBlocks(readPage(page)).map((block) => ({ page, ...block })),
)

/** `scripts/blocks/recipes.contract.test.ts` runs these. */
const RECIPE = /^npm run (?:new|remove):(?:block quote|page press)$/

test('each command of a page is run by a test, or the line above it says why not', () => {
  const commands = blocks.filter(({ language }) => language === 'sh')
  const unclear = commands.filter(
    ({ page, code, notRun }) => !notRun && !RUN_PAGES.includes(page) && !RECIPE.test(code),
  )
  expect(commands.length).toBeGreaterThan(20)
  expect(unclear.map(({ page, line, code }) => `${page}:${line} ${code}`)).toEqual([])
})

test('commands have the language sh', () => {
  const other = blocks.filter(({ language }) => /^(|bash|shell|console|zsh)$/.test(language))
  const looksLikeOne = other.filter(({ code }) => /^(\$ |npm |node |curl |systemctl )/m.test(code))
  expect(looksLikeOne.map(({ page, line }) => `${page}:${line}`)).toEqual([])
})
