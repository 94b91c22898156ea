import { execFileSync } from 'node:child_process'
import { readFileSync } from 'node:fs'
import { join } from 'node:path'

/*
 * Counts lines and files of code by room: `npm run lines`. Data and prose (JSON, Markdown, SVG,
 * texts) do not count. Blank lines and comments do.
 */

const CODE = /\.(?:tsx?|mjs|css|graphql)$/
const GENERATED = /\/migrations\/|payload-types\.ts$|\.d\.ts$|importMap\.js$|schema\.graphql$/
const TESTS = /\.(?:test|spec)\.tsx?$|^e2e\/|\/test(?:ing)?\/|(?:^|\/)fixtures?(?:\.ts|\/)/

const COLUMNS = ['product', 'tests', 'generators', 'generated'] as const
type Column = (typeof COLUMNS)[number]
type Count = { lines: number; files: number }
type Row = Record<Column, Count>

const root = join(import.meta.dirname, '..')

function columnOf(file: string): Column {
  if (GENERATED.test(file)) return 'generated'
  if (file.startsWith('generators/')) return 'generators'
  return TESTS.test(file) ? 'tests' : 'product'
}

function emptyRow(): Row {
  const zero = () => ({ lines: 0, files: 0 })
  return { product: zero(), tests: zero(), generators: zero(), generated: zero() }
}

/** Lines and files of each room, the first folder of a path; files of the root are in `.`. */
function countRooms(): Map<string, Row> {
  const rooms = new Map<string, Row>()
  const files = execFileSync('git', ['ls-files'], { cwd: root, encoding: 'utf8' }).split('\n')
  for (const file of files.filter((name) => CODE.test(name))) {
    const room = file.includes('/') ? file.slice(0, file.indexOf('/')) : '.'
    const row = rooms.get(room) ?? emptyRow()
    const count = row[columnOf(file)]
    count.lines += readFileSync(join(root, file), 'utf8').split('\n').length - 1
    count.files += 1
    rooms.set(room, row)
  }
  return rooms
}

function print(name: string, row: Row) {
  const cells = COLUMNS.map((column) => `${row[column].lines} (${row[column].files})`.padStart(16))
  console.log(name.padEnd(12) + cells.join(''))
}

const rooms = countRooms()
const total = emptyRow()
console.log('room'.padEnd(12) + COLUMNS.map((column) => column.padStart(16)).join(''))
for (const [room, row] of [...rooms].sort(([a], [b]) => a.localeCompare(b))) {
  print(room, row)
  for (const column of COLUMNS) {
    total[column].lines += row[column].lines
    total[column].files += row[column].files
  }
}
print('total', total)
const written = total.product.lines + total.tests.lines
const files = total.product.files + total.tests.files
console.log(`\n${written} lines written by hand, in ${files} files (product and tests).`)
