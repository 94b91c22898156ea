import { strToU8, type Zippable, zipSync } from 'fflate'
import { expect, test } from 'vitest'
import { spaces, zipOf } from '../media/foreign-files/testing/hostile-files.ts'
import { writeCsv } from '../service/spreadsheets/write-csv.ts'
import { writeWorkbook } from '../service/spreadsheets/write-workbook.ts'
import { MAX_UNPACKED } from './limits.ts'
import { ImportError } from './problem.ts'
import { readSheetFile } from './read-sheet.ts'

const utf8 = (text: string) => new Uint8Array(new TextEncoder().encode(text))
const utf16 = (text: string) => new Uint8Array(Buffer.from(text, 'utf16le'))

async function messageOf(bytes: Uint8Array<ArrayBuffer>) {
  const error = await readSheetFile(bytes).catch((error: unknown) => error)
  return error instanceof ImportError ? error.problems[0]?.message : error
}

test.each([
  ['commas', utf8('Title,Text\nVillá,"a, ""b"""')],
  ['semicolons', utf8('Title;Text\r\nVillá;"a, ""b"""\r\n')],
  ['tabs and a byte order mark', utf8('\uFEFFTitle\tText\nVillá\t"a, ""b"""')],
  ['a line that names the delimiter', utf8('sep=;\r\nTitle;Text\r\nVillá;"a, ""b"""')],
  ['that line in capitals and quotes', utf8('"SEP=;"\nTitle;Text\nVillá;"a, ""b"""')],
  ['that line with spaces, behind a mark', utf8('\uFEFFsep = ; \nTitle;Text\nVillá;"a, ""b"""')],
  ['that line filled up with cells', utf8('"sep=,",,\nTitle,Text\nVillá,"a, ""b"""')],
  ['a tab by its name', utf8('sep=\\t\rTitle\tText\rVillá\t"a, ""b"""')],
  ['a tab itself', utf8('sep=\t\nTitle\tText\nVillá\t"a, ""b"""')],
  ['a mark of its own', utf8('sep=|\nTitle|Text\nVillá|"a, ""b"""')],
  ['a mark that the last program changed', utf8('sep=,;;\nTitle;Text\nVillá;"a, ""b"""')],
  ['a line without a mark', utf8('sep=\nTitle;Text\nVillá;"a, ""b"""')],
  ['a line that names it in other quotes', utf8('sep=\';\'\nTitle;Text\nVillá;"a, ""b"""')],
  ['that line below an empty one', utf8('\r\nsep=;\r\nTitle;Text\r\nVillá;"a, ""b"""')],
  ['UTF-16 with a mark', utf16('\uFEFFTitle\tText\r\nVillá\t"a, ""b"""')],
  ['UTF-16 without a mark', utf16('Title;Text\r\nVillá;"a, ""b"""')],
  ['Windows-1252', new Uint8Array(Buffer.from('Title;Text\nVillá;"a, ""b"""', 'latin1'))],
])('a CSV file with %s is read', async (_, bytes) => {
  expect((await readSheetFile(bytes)).rows).toMatchObject([
    ['Title', 'Text'],
    ['Villá', 'a, "b"'],
  ])
})

test('an empty line above the headings does not hide the delimiter', async () => {
  const { rows } = await readSheetFile(utf8('sep=;\n\nTitle;Text\nVilla;"a, b"'))
  expect(rows.at(-1)).toEqual(['Villa', 'a, b'])
})

test('a guessed encoding is reported', async () => {
  const { notes } = await readSheetFile(new Uint8Array(Buffer.from('Title\nVillá', 'latin1')))
  expect(notes).toEqual([expect.stringContaining('Check accents')])
})

test('rows keep their numbers, below blank rows and cells of several lines', async () => {
  const { rows } = await readSheetFile(utf8('Title\n"two\nlines"\n\nLast'))
  expect(rows).toEqual([['Title'], ['two\nlines'], [''], ['Last']])
})

const table = {
  name: 'A',
  widths: [10, 10],
  rows: [
    ['Title', 'Price'],
    ['_x0041_\né', 4850000.5],
    ['', 2],
  ],
}

test('a workbook has every text, also one that is named like a built-in property of JavaScript', async () => {
  const rows = [
    ['Text'],
    ['constructor'],
    ['__proto__'],
    ['toString'],
    ['constructor'],
    ['_x0041_'],
  ]
  const workbook = await writeWorkbook([{ name: 'A', widths: [10], rows }])
  expect((await readSheetFile(new Uint8Array(workbook))).rows).toEqual(rows)
})

test('a written file reads back unchanged, in both formats', async () => {
  const csv = await readSheetFile(new Uint8Array(writeCsv(table)))
  expect(csv.rows).toEqual([
    ['Title', 'Price'],
    ['_x0041_\né', '4850000.5'],
    ['', '2'],
  ])
  const workbook = await readSheetFile(new Uint8Array(await writeWorkbook([table])))
  expect(workbook.rows).toEqual([
    ['Title', 'Price'],
    ['_x0041_\né', 4850000.5],
    [null, 2],
  ])
})

/** A workbook whose first tab is its second part, with these cells. */
function workbook(cells: string, more: Zippable = {}) {
  const parts = {
    'xl/workbook.xml': `<workbook xmlns:r="r"><sheets><sheet name="A" sheetId="1" r:id="b"/></sheets></workbook>`,
    'xl/_rels/workbook.xml.rels': `<Relationships><Relationship Id="a" Type="http://schemas.openxmlformats.org/officeDocument/2006/relationships/worksheet" Target="worksheets/sheet1.xml"/><Relationship Id="b" Type="http://schemas.openxmlformats.org/officeDocument/2006/relationships/worksheet" Target="worksheets/sheet2.xml"/></Relationships>`,
    'xl/worksheets/sheet1.xml': '<worksheet><sheetData/></worksheet>',
    'xl/worksheets/sheet2.xml': `<worksheet><sheetData>${cells}</sheetData></worksheet>`,
  }
  const encoded = Object.entries(parts).map(([path, xml]) => [path, strToU8(xml)] as const)
  return new Uint8Array(zipSync({ ...Object.fromEntries(encoded), ...more }))
}

test('formulas with an error or without a result are found', async () => {
  const cells =
    '<row r="1"><c r="A1"><v>1</v></c></row><row r="3"><c r="B3" t="e"><f>X</f><v>#REF!</v></c><c r="C3"><f>A1</f></c></row>'
  const { rows, broken } = await readSheetFile(workbook(cells))
  expect(rows[0]).toEqual([1])
  expect(broken).toEqual([
    { row: 3, column: 2, isFormula: false },
    { row: 3, column: 3, isFormula: true },
  ])
})

test.each([
  [
    'a cell in a far row',
    '<row r="900000"><c r="A900000"><v>1</v></c></row>',
    'more than 20,000 rows',
  ],
  ['a cell in a far column', '<row r="1"><c r="XFD1"><v>1</v></c></row>', 'more than 200 columns'],
  ['a row beyond all sheets', '<row r="99999999999"/>', 'cannot be read'],
  ['a cell without an address', '<row r="1"><c r="1"><v>1</v></c></row>', 'cannot be read'],
  ['markup that is not closed', '<row r="1">', 'cannot be read'],
])('a workbook with %s is refused', async (_, cells, message) => {
  expect(await messageOf(workbook(cells))).toContain(message)
})

test('a workbook that unpacks to too much is refused before it is unpacked', async () => {
  const bomb = workbook('', { 'xl/x.xml': [new Uint8Array(MAX_UNPACKED), { level: 1 }] })
  expect(bomb.length).toBeLessThan(1_000_000)
  expect(await messageOf(bomb)).toContain('too large once unpacked')
})

const SHARING = { sharing: ['b.xml', 'c.xml'] }
const part = (name = 'a.xml') => spaces(name, 9)

/** A zip file whose first part claims to be ten bytes longer, in both headers. */
async function overlapping() {
  const first = await part()
  const zip = zipOf([first, await part('b.xml')])
  const directory = zip.readUInt32LE(zip.length - 6)
  for (const field of [18, directory + 20]) zip.writeUInt32LE(first.packed.length + 10, field)
  return zip
}

test.each([
  [
    'states another size than it unpacks to',
    async () => zipOf([await spaces('xl/workbook.xml', 8_000_000, 1000)]),
  ],
  ['has parts that share their data', async () => zipOf([await part()], SHARING)],
  ['has two parts of one name', async () => zipOf([await part(), await part()])],
  ['names a part in two ways', async () => zipOf([await part()], { local: { name: 'b.xml' } })],
  ['states two sizes of a part', async () => zipOf([await part()], { local: { size: 8 } })],
  ['has a part that reaches into the next one', overlapping],
  ['lacks its end', async () => zipOf([await part()]).subarray(0, -30)],
])('a workbook that %s is refused as damaged', async (_, file) => {
  expect(await messageOf(new Uint8Array(await file()))).toContain('This workbook is damaged.')
})

test.each([
  ['nothing', utf8(''), 'empty'],
  ['an old Excel file', new Uint8Array([0xd0, 0xcf, 0x11, 0xe0]), 'old Excel file'],
  [
    'another zip file',
    new Uint8Array(zipSync({ mimetype: strToU8('x') })),
    'not an Excel workbook',
  ],
  ['half a workbook', workbook('').slice(0, 200), 'damaged'],
  ['a picture', new Uint8Array([0x89, 0x50, 0, 0, 0, 1]), 'not a table'],
  ['a quotation mark that is not closed', utf8('Title\n"A'), 'quotation mark'],
  ['more than 5 MB', new Uint8Array(5_000_001), 'larger than 5 MB'],
  ['too many rows', utf8(`Title\n${'A\n'.repeat(20_001)}`), 'more than 20,000 rows'],
])('%s is refused with advice', async (_, bytes, message) => {
  expect(await messageOf(bytes)).toContain(message)
})
