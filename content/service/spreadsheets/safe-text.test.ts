import { expect, test } from 'vitest'
import { readSheetFile } from '../../listings/read-sheet.ts'
import { protectLines, protectText, restoreText } from './safe-text.ts'
import { writeCsv } from './write-csv.ts'

const ATTACKS = [
  '=1+1',
  'Hello;=1+1;',
  'Hello;  =1+1',
  'Hello\t@SUM(1+1)',
  'Hello\n=HYPERLINK("https://x.example","y")',
  'Hello\r\n+1+1',
  'Hello\r-1+1',
  '"=1+1',
  'Hello;"=1+1',
  'Hello\n"""=1+1"""',
  'Hello;\u00A0=1+1',
  'Hello;;\n\n=1+1',
  '\t=1+1',
  ';=cmd|"/c calc"!A1',
  'Hello;＝1+1',
]

/** The cells that a program may see that uses any separator, and ignores quotes. */
const anyCells = (csv: string) => csv.split(/[,;\t\r\n]/).map((cell) => cell.replace(/^[\s"]+/, ''))

test.each(ATTACKS)('%j is no formula, whatever separator a program uses', async (text) => {
  const csv = writeCsv({ name: 'A', rows: [['Message'], [protectLines(text)]], widths: [] })
  // Text after a comma is a field of its own only where commas separate, and there it is quoted.
  const lines = `${csv}`.replace(/^\uFEFF/, '').replaceAll(/,/g, ' ')
  for (const cell of anyCells(lines)) expect(cell).not.toMatch(/^[=+\-@＝＋－＠]/)
  const { rows } = await readSheetFile(new Uint8Array(csv))
  expect(rows).toHaveLength(2)
})

test.each(['\n', '\r\n'])(
  'a message with formulas in its lines is readable completely (%j)',
  async (end) => {
    const text = `Hello;=1+1;${end}=2+2`
    const table = {
      name: 'A',
      rows: [
        ['A', 'B'],
        [protectLines(text), 'last'],
      ],
      widths: [],
    }
    const { rows } = await readSheetFile(new Uint8Array(writeCsv(table)))
    expect(rows[1]).toEqual([`Hello;'=1+1;${end}'=2+2`, 'last'])
  },
)

test('ordinary messages stay as they are', () => {
  for (const text of [
    'Is there a fig tree? We are 2 + 1; one of us – Ada – paints.\n\nInes',
    'Price: 4,850,000 = fine. Mail me @ home, e-mail: ines@example.com',
    "L'été; l'hiver\n1. – 2.\n",
  ])
    expect(protectLines(text)).toBe(text)
  expect(protectLines('We need:\n\n- a fig tree\n- quiet')).toBe(
    "We need:\n\n'- a fig tree\n'- quiet",
  )
})

test.each([
  '+34 600 123 456',
  '+34600123456',
  '+44 (0)20 7946 0185',
  '+1 (415) 555-0100',
  '+1(415)555.0100',
  '+33\u00A06\u00A012\u00A034\u00A056\u00A078',
  '+٩٦٦ ٥٠ ١٢٣ ٤٥٦٧',
])('the telephone number %j stays as it was typed', (phone) => {
  for (const protect of [protectText, protectLines]) expect(protect(phone)).toBe(phone)
  expect(restoreText(protectText(`'${phone}`))).toBe(`'${phone}`)
})

test.each([
  "+34=cmd|'/c calc'!A0",
  "+34 600 123 456=cmd|'/c calc'!A0",
  '+34 600 123 456;=1+1',
  '+34 600 123 456\n=1+1',
  '+34 600 123 456+A1',
  '+34 600 123 456*2',
  '+34 SUM(123456789)',
  '+(34)-(600)-(123456)',
  '+34-600-123-456',
  '+34 -600 -123456',
  '+34 600/123456',
  '+1.2345678',
  '+34 600',
  '+1234567890123456',
  '=34 600 123 456',
  '-34 600 123 456',
  '+34 600 123 456\t',
  '＋34 600 123 456',
])('%j is more or less than a telephone number, and is no formula either', (text) => {
  expect(protectLines(text)).toMatch(/^'/)
})
