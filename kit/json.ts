/** The value of a JSON text; undefined for any other text. */
export function parseJson(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return undefined
  }
}

/** Whether a value is an object with fields: neither null nor a list. */
export function isObject(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value)
}

/** The value as an object with fields, or one without any. Those of a list are its items, by index. */
export function asFields(value: unknown): Record<string, unknown> {
  return typeof value === 'object' && value !== null ? { ...value } : {}
}

/** The value if it is a list, or an empty one. */
export function asList(value: unknown): unknown[] {
  return Array.isArray(value) ? value : []
}

/** The value if it is a text, or an empty one. */
export function asString(value: unknown): string {
  return typeof value === 'string' ? value : ''
}
