import sax from 'sax'
import { MAX_COLUMNS, MAX_ROWS, TOO_MANY_COLUMNS, TOO_MANY_ROWS } from './limits.ts'
import { problemAt } from './problem.ts'
import type { BrokenCell } from './sheet.ts'

type Tag = { name: string; attributes: Record<string, string> }

const DAMAGED =
  'This workbook cannot be read. Open it in your spreadsheet program, save it as “Excel workbook (.xlsx)” and choose it again.'

/**
 * Scans the first worksheet of a workbook before the reader does. The reader trusts every row
 * number and treats a cell with an error, or a formula without a result, as empty; the scan refuses
 * and reports these.
 */
export function scanWorkbook(parts: Record<string, Uint8Array>): BrokenCell[] {
  const sheet = parts[firstSheet(parts)]
  if (!sheet) throw problemAt(0, '', DAMAGED)
  const broken: BrokenCell[] = []
  let cell: { row: number; column: number; type: string; has: Set<string> } | undefined
  walk(sheet, {
    onOpen: ({ name, attributes }) => {
      if (name === 'row') checkRow(Number(attributes.r ?? 1))
      if (name === 'c') cell = { ...place(attributes.r), type: attributes.t ?? '', has: new Set() }
      else cell?.has.add(name)
    },
    onClose: (name) => {
      if (name !== 'c' || !cell) return
      const { row, column, type, has } = cell
      const isEmptyFormula = has.has('f') && !has.has('v')
      if (has.has('v') || has.has('is')) checkPlace(row, column)
      if (type === 'e' || isEmptyFormula) broken.push({ row, column, isFormula: isEmptyFormula })
      cell = undefined
    },
  })
  return broken
}

/** The path of the worksheet in the leftmost tab. */
function firstSheet(parts: Record<string, Uint8Array>) {
  const ids: string[] = []
  const targets = new Map<string, string>()
  walk(parts['xl/workbook.xml'], {
    onOpen: ({ name, attributes }) => {
      if (name === 'sheet') ids.push(attributes['r:id'] ?? attributes.id ?? '')
    },
  })
  walk(parts['xl/_rels/workbook.xml.rels'], {
    onOpen: ({ attributes: { Id, Target } }) => Id && Target && targets.set(Id, Target),
  })
  const target = targets.get(ids[0] ?? '') ?? ''
  return target.startsWith('/') ? target.slice(1) : `xl/${target.replace(/^\.\//, '')}`
}

type Walker = { onOpen: (tag: Tag) => unknown; onClose?: (name: string) => void }

function walk(xml: Uint8Array | undefined, { onOpen, onClose }: Walker) {
  const parser = sax.parser(true)
  parser.onerror = () => {
    throw problemAt(0, '', DAMAGED)
  }
  parser.onopentag = ({ name, attributes }) =>
    onOpen({ name: local(name), attributes: texts(attributes) })
  parser.onclosetag = (name) => onClose?.(local(name))
  parser.write(new TextDecoder().decode(xml)).close()
}

const local = (name: string) => name.slice(name.indexOf(':') + 1)

function texts(attributes: Record<string, unknown>) {
  return Object.fromEntries(Object.entries(attributes).map(([name, value]) => [name, `${value}`]))
}

/** The row and column of a cell address such as `AB12`, from 1. */
function place(address = '') {
  const [, letters = '', digits = ''] = /^([A-Z]{1,3})(\d{1,7})$/.exec(address) ?? []
  if (!letters) throw problemAt(0, '', DAMAGED)
  const column = [...letters].reduce((sum, letter) => sum * 26 + letter.charCodeAt(0) - 64, 0)
  return { row: Number(digits), column }
}

const LAST_ROW = 1_048_576

/**
 * Rows without a value may go on to the last row of a worksheet, where somebody has formatted them.
 */
function checkRow(row: number) {
  if (!Number.isInteger(row) || row < 1 || row > LAST_ROW) throw problemAt(0, '', DAMAGED)
}

function checkPlace(row: number, column: number) {
  if (row > MAX_ROWS + 1) throw problemAt(row, '', TOO_MANY_ROWS)
  if (column > MAX_COLUMNS) throw problemAt(row, '', TOO_MANY_COLUMNS)
}
