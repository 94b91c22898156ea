import { protectText } from '../service/spreadsheets/safe-text.ts'
import type { Column } from './columns.ts'
import type { Library } from './library.ts'
import { type Item, plainText, type Value } from './value.ts'

/** The value of a field as a cell that reads back as the same value. */
export function writeCell(value: Value, column: Column, library: Library): string | number {
  if (typeof value === 'number') return value
  return protectText(cellText(value, column, library))
}

/** The value of a field in words, as an editor reads it. */
export function cellText(value: Value, { kind }: Column, library: Library): string {
  if (value === null) return ''
  if (typeof value === 'boolean') return value ? 'Yes' : 'No'
  if (Array.isArray(value)) return value.map((item) => nameOf(item, kind, library)).join(', ')
  if (typeof value === 'number') return value.toLocaleString('en', { maximumFractionDigits: 6 })
  if (kind.type === 'choice') {
    return kind.options.find((option) => option.value === value)?.label ?? `${value}`
  }
  return plainText(`${value}`)
}

function nameOf(item: Item, kind: Column['kind'], { pictures, records }: Library) {
  if ('file' in item) return item.file
  if (kind.type === 'pictures') return pictures.nameOf(item.id)
  return kind.type === 'records' ? (records.get(kind.collection)?.nameOf(item.id) ?? '') : ''
}
