const LONGEST = 70

type Words = { title?: unknown; text?: unknown; eyebrow?: unknown }

/** The title of a block, else the beginning of its text; nothing for a block without words. */
export function firstWords(block: unknown): string | undefined {
  const { title, text, eyebrow } = asWords(block)
  const inner = asWords(text)
  const words = [title, inner.title, text, inner.text, eyebrow, inner.eyebrow].map(textOf)
  return words.find((found) => found !== undefined)
}

/** The value as one short line without the marks of italics. */
export function textOf(value: unknown): string | undefined {
  if (typeof value !== 'string') return undefined
  const line = value.replace(/\*/g, '').replace(/\s+/g, ' ').trim()
  if (line.length <= LONGEST) return line || undefined
  return `${line.slice(0, LONGEST).trimEnd()}…`
}

function asWords(value: unknown): Words {
  return typeof value === 'object' && value !== null ? value : {}
}
