import { expect, test } from 'vitest'
import { PublicPages } from '../../publish/hidden-pages.ts'
import type { StoredRedirect } from '../../publish/redirect-rules.ts'
import { planRules } from './plan-rules.ts'
import { readRules } from './read-rules.ts'

const SITE = 'https://site.example'
const existing: StoredRedirect[] = [
  { id: 7, from: '/old', to: '/about', status: 301 },
  { id: 8, from: '/other', to: '/contact', status: 301 },
]
const known = {
  existing,
  pages: new PublicPages(['/about', '/contact', '/sea', '/sea/a', '/sea/b', '/sea/c', '/seat']),
  isFile: (path: string) => path === '/feed.xml',
  site: SITE,
}

const sheetOf = (...rows: (string | null)[][]) => ({ rows, broken: [], notes: [] })

const planOf = (...rows: (string | null)[][]) => planRules(readRules(sheetOf(...rows)) ?? [], known)

test('columns are found by their headings, or addresses are taken in order', () => {
  const named = [
    ['Type', 'New URL', 'Old URL'],
    ['302', '/about', 'https://old.example/A b'],
    ['', '', null],
  ]
  expect(planOf(...named).rules).toEqual([{ row: 2, from: '/a%20b', to: '/about', status: '302' }])
  expect(planOf(['/x', `${SITE}/sea?a=b#c`]).rules).toEqual([
    { row: 1, from: '/x', to: '/sea?a=b#c', status: '301' },
  ])
  expect(readRules(sheetOf(['Page', 'Visits']))).toBeUndefined()
})

test.each([
  ['Source URL', 'Target URL', 'Status code'],
  ['from_url', 'to_url', 'redirect_type'],
  ['Original URL', 'Redirect to URL', 'HTTP status code'],
  ['Redirect From Path', 'Redirect To Path', 'Type'],
])('the headings %s, %s and %s of other programs are understood', (...headings) => {
  const rows = readRules(sheetOf(headings, ['/a', '/b', '302']))
  expect(rows).toEqual([{ row: 2, from: '/a', to: '/b', status: '302' }])
})

test.each([
  ...['HTTPS://old.example/a', 'www.old.example/a', 'old.example/a', '?p=12'],
  ...['localhost:3000/a', '192.168.0.1/a', '<https://old.example/a>'],
])('a sheet without headings may begin with %s', (from) => {
  expect(readRules(sheetOf([from, '/b']))).toMatchObject([{ row: 1, from, to: '/b' }])
})

test('rows are new, changed or there already', () => {
  const plan = planOf(['/old', '/about'], ['/Other/', '/about'], ['/n', '/sea'], ['/N', '/sea'])
  expect(plan).toEqual({
    rules: [
      { row: 2, id: 8, from: '/other', to: '/about', status: '301', before: '/contact' },
      { row: 3, from: '/n', to: '/sea', status: '301' },
    ],
    same: 2,
    problems: [],
    notes: [],
  })
})

test.each([
  [['/about', '/sea'], /A page is public at \/about/],
  [['/con*', '/sea'], /^This would hide what is public at \/contact\. Write a longer path/],
  [['/sea/*', '/about'], /hide what is public at \/sea\/a, \/sea\/b, \/sea\/c\./],
  [['/SEA*', '/about'], /hide 5 public pages, such as \/sea, \/sea\/a, \/sea\/b\./],
  [['/map', '/sea'], /is used by the site itself/],
  [['/a', 'javascript:alert(1)'], /^Start with a slash, or with https/],
  [['/a', '/b/*'], /^A \* only works/],
  [['/a', '/b', '303'], /“303” is no type of redirect/],
  [[' ', '/b'], /^Enter the old path/],
  [['/a', ''], /^Enter the new path/],
  [['/a', '/a'], /loop: \/a → \/a/],
])('the row %j is left out with the reason', (row, message) => {
  const { rules, problems } = planOf(['From', 'To', 'Type'], row)
  expect(rules).toEqual([])
  expect(problems).toEqual([{ row: 2, message: expect.stringMatching(message) }])
})

test('a rule that is stored already may lead elsewhere, though it hides a page', () => {
  const rows = readRules(sheetOf(['/sea/*', '/about'])) ?? []
  const stored = { id: 9, from: '/sea/*', to: '/contact', status: 301 }
  expect(planRules(rows, { ...known, existing: [stored] })).toMatchObject({
    rules: [{ id: 9, to: '/about' }],
    problems: [],
  })
})

test('a target that was copied out of a page is understood', () => {
  expect(planOf(['/x?p=1&amp;q=2', '/sea?a=1&amp;b=2']).rules).toMatchObject([
    { from: '/x?p=1&q=2', to: '/sea?a=1&b=2' },
  ])
})

test('two rows from one address that lead elsewhere, and loops over several rows, are named', () => {
  const { rules, problems } = planOf(
    ...[
      ['/a', '/b'],
      ['/b', '/c'],
      ['/c', '/a'],
      ['/d', '/sea'],
      ['/D', '/about'],
    ],
  )
  expect(rules.map(({ from }) => from)).toEqual(['/d'])
  expect(problems.map(({ row }) => row)).toEqual([1, 2, 3, 5])
  expect(problems[3]?.message).toContain('Row 4 is from the same address')
})

test('targets that do not exist are named, and imported', () => {
  const { rules, notes } = planOf(
    ...[
      ['/a', '/none'],
      ['/b', '/feed.xml'],
      ['/c', '/a?x=y'],
      ['/d/*', '/e/*'],
      ['/f', '', '410'],
      ['/g', '/Sea/'],
    ],
  )
  expect(rules).toHaveLength(6)
  expect(notes).toEqual([{ row: 1, message: 'There is no public page at /none now.' }])
})

test('ten thousand rules are planned without comparing each with each', () => {
  const rows = Array.from({ length: 10_000 }, (_, i) => [`/shop/item-${i}?p=${i}`, '/sea'])
  expect(planOf(...rows).rules).toHaveLength(10_000)
})
