/** A record of the content service, or a picture that is chosen with the spreadsheet. */
export type Item = { id: number } | { file: string }

/** The value of a cell for its field; null for an empty cell. */
export type Value = string | number | boolean | Item[] | null

/** The value of a cell, or a message for the editor. */
export type ReadValue = { value: Value } | { problem: string }

/** Whether saving `after` would change anything: spaces at the ends of a text do not count. */
export function isSame(before: Value, after: Value): boolean {
  return JSON.stringify(comparable(before)) === JSON.stringify(comparable(after))
}

function comparable(value: Value) {
  if (Array.isArray(value)) return value.length > 0 ? value : null
  return typeof value === 'string' ? plainText(value) || null : value
}

/** A text with line breaks as the service stores them. */
export function plainText(text: string): string {
  return text.replaceAll(/\r\n?/g, '\n').trim()
}
