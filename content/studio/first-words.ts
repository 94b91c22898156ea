import { asFields } from '@belvedere/kit/json.ts'
import { plainText } from '../model/prose/plain-text.ts'

const MAX_LENGTH = 70
/** Fields with text of a block or row, the most distinctive first. */
const TEXT_FIELDS = ['title', 'text', 'label', 'link', 'name', 'heading', 'eyebrow', 'description']

/**
 * A short label for a block or row: its title, else other text of its own, else the text of its
 * first row and the number of further rows. Undefined without any text.
 */
export function firstWords(block: unknown): string | undefined {
  return ownText(block) ?? rowsText(block)
}

function ownText(block: unknown): string | undefined {
  const values = asFields(block)
  for (const place of TEXT_FIELDS) {
    const text = shortLine(values[place]) ?? nestedText(values[place])
    if (text) return text
  }
  return undefined
}

function nestedText(value: unknown): string | undefined {
  return typeof value === 'object' && !Array.isArray(value) && value ? ownText(value) : undefined
}

function rowsText(block: unknown): string | undefined {
  const rows = Object.values(asFields(block)).find((value) => Array.isArray(value) && value[0])
  if (!Array.isArray(rows)) return undefined
  const first = ownText(rows[0])
  if (!first) return rows.length === 1 ? undefined : `${rows.length} items`
  return rows.length === 1 ? first : `${first}, and ${rows.length - 1} more`
}

/** A text as one short line without the asterisks for italics. */
function shortLine(value: unknown): string | undefined {
  const text = plainText(value)
  const line = text.replace(/\*/g, '').replace(/\s+/g, ' ').trim()
  if (line.length <= MAX_LENGTH) return line || undefined
  return `${line.slice(0, MAX_LENGTH).trimEnd()}…`
}
