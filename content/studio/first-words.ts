const LONGEST = 70
/** Where the words of a block or a row stand, by what tells it apart best. */
const PLACES = ['title', 'text', 'label', 'link', 'name', 'heading', 'eyebrow', 'description']

/**
 * What tells a block or a row from its neighbours: its title, else other words of its own, else the
 * words of its first row and how many follow; nothing when there are no words at all.
 */
export function firstWords(block: unknown): string | undefined {
  return ownWords(block) ?? rowWords(block)
}

function ownWords(block: unknown): string | undefined {
  const values = asRecord(block)
  for (const place of PLACES) {
    const words = textOf(values[place]) ?? innerWords(values[place])
    if (words) return words
  }
  return undefined
}

function innerWords(value: unknown): string | undefined {
  return typeof value === 'object' && !Array.isArray(value) && value ? ownWords(value) : undefined
}

function rowWords(block: unknown): string | undefined {
  const rows = Object.values(asRecord(block)).find((value) => Array.isArray(value) && value[0])
  if (!Array.isArray(rows)) return undefined
  const first = ownWords(rows[0])
  if (!first) return rows.length === 1 ? undefined : `${rows.length} in a row`
  return rows.length === 1 ? first : `${first}, and ${rows.length - 1} more`
}

/** The value as one short line without the marks of italics. */
export function textOf(value: unknown): string | undefined {
  if (typeof value !== 'string') return undefined
  const line = value.replace(/\*/g, '').replace(/\s+/g, ' ').trim()
  if (line.length <= LONGEST) return line || undefined
  return `${line.slice(0, LONGEST).trimEnd()}…`
}

function asRecord(value: unknown): Record<string, unknown> {
  return typeof value === 'object' && value !== null ? { ...value } : {}
}
