/**
 * The text of an error or of its stack without the parameters of a failed query. Drizzle prints
 * them (`drizzle-orm/errors.js`), and they may be hashes of passwords and tokens.
 * https://github.com/drizzle-team/drizzle-orm/issues/5939
 */
export function withoutParameters(text: string): string {
  return text.replace(/\s*\bparams: [\s\S]*?(?=\n\s+at |$)/g, '')
}
