import type { SanitizedConfig } from 'payload'

/** What programs write between two lines besides a line break, such as Word for Shift+Enter. */
const OTHER_BREAKS = /[\v\f\u0085\u2028\u2029]/g
/** The last ones are halves of a character, as when a text is cut in the middle of an emoji. */
const UNSEEN = /[^\P{Cc}\t\n\r]|[\uFFFE\uFFFF]|\p{Cs}/gu
const SECRET = 'password'

/**
 * Leaves characters that have no sign out of every text that is saved. They come along when text is
 * pasted, and XML allows none of them, so that a feed with one cannot be read.
 */
export function withPlainTexts(config: SanitizedConfig): SanitizedConfig {
  const clean = ({ args, operation }: { args?: object; operation: string }) => {
    const isWrite = operation === 'create' || operation.startsWith('update')
    if (isWrite && args && 'data' in args) args.data = plain(args.data)
  }
  for (const { hooks } of config.collections)
    hooks.beforeOperation = [clean, ...(hooks.beforeOperation ?? [])]
  for (const { hooks } of config.globals)
    hooks.beforeOperation = [clean, ...(hooks.beforeOperation ?? [])]
  return config
}

/** The value itself, with plain texts in its lists and objects. */
function plain(value: unknown): unknown {
  if (typeof value === 'string') return value.replace(OTHER_BREAKS, ' ').replace(UNSEEN, '')
  if (Array.isArray(value)) return value.map(plain)
  if (typeof value !== 'object' || value === null || !isPlainObject(value)) return value
  return Object.fromEntries(
    Object.entries(value).map(([name, one]) => [name, name === SECRET ? one : plain(one)]),
  )
}

/** Not a date or a file, say. */
function isPlainObject(value: object) {
  const prototype = Object.getPrototypeOf(value)
  return prototype === Object.prototype || prototype === null
}
