/**
 * The text of an error or of its stack without the parameters of a failed query. Drizzle prints
 * them (`drizzle-orm/errors.js`), and they may be hashes of passwords and tokens.
 * https://github.com/drizzle-team/drizzle-orm/issues/5939
 */
export function withoutParameters(text: string): string {
  return text.replace(PARAMETERS, '')
}

/**
 * Up to the lines of the stack, if they follow, and what caused the error. A parameter may have lines
 * that begin with “at”: only those that end with a place in a file are of the stack.
 */
const PARAMETERS =
  /\s*\bparams: [\s\S]*?(?=(?:\n\s+at [^\n]*(?::\d+\)?|<anonymous>\)))+(?:\ncaused by: |\s*$)|$)/g
