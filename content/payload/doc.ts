/** One object as the database returned it: a record, a block, a group or a row. */
export type Doc = Record<string, unknown>

/** The value as an object with fields, or an empty one. */
export function asDoc(value: unknown): Doc {
  return typeof value === 'object' && value !== null ? (value as Doc) : {}
}

/** The items of a list that are objects. */
export function asDocs(value: unknown): Doc[] {
  return Array.isArray(value) ? value.filter((item) => typeof item === 'object' && item) : []
}

/** The value as trimmed text; undefined when it is empty or not a text. */
export function asText(value: unknown): string | undefined {
  return typeof value === 'string' ? value.trim() || undefined : undefined
}
