const BAD_QUERY = {
  status: 400,
  message:
    'The filter or the sorting of this address does not fit the fields: name fields that exist, and compare numbers with numbers, dates with dates and texts with texts.',
}

const TOO_LONG = {
  status: 400,
  message: 'The filter or the sorting of this address is too long: name fewer fields or values.',
}

/**
 * A sentence for a filter or a sorting that Payload could not turn into a query, or that the database
 * could not answer; undefined for other errors. Payload does not compare the operator and the value
 * with the type of the field (`@payloadcms/drizzle/dist/queries/parseParams.js`).
 */
export function explainQuery(error: unknown): typeof BAD_QUERY | undefined {
  if (!(error instanceof Error)) return undefined
  if (isOfTranslation(error)) return BAD_QUERY
  // Values of records are never part of a statement that reads.
  if (!/^Failed query: select /i.test(error.message)) return undefined
  if (HALF_WRITTEN.test(error.message)) return BAD_QUERY
  const { cause } = error
  if (!(cause instanceof Error)) return undefined
  if (TOO_MANY.test(cause.message)) return TOO_LONG
  const code = 'code' in cause ? String(cause.code) : ''
  if (code.startsWith('54')) return TOO_LONG
  const isUnfit = NO_ARGUMENT.test(cause.message) || code.startsWith('22') || code === '42883'
  return isUnfit ? BAD_QUERY : undefined
}

/**
 * The places where Payload translates a filter, and fails on an unknown field, operator or type of
 * value.
 */
function isOfTranslation({ stack = '' }: Error) {
  const first = stack.split('\n').find((line) => /^\s+at /.test(line)) ?? ''
  return /@payloadcms\/drizzle\/dist\/(?:queries|utilities\/escapeSQLValue|postgres\/createJSONQuery)/.test(
    first,
  )
}

/**
 * The errors that Payload causes with one value instead of a list, and with a text instead of a
 * date.
 */
const HALF_WRITTEN = / in ['?$]| i?like (?:\s|\)|$)/i

/**
 * The messages of SQLite and its driver about an invalid date or number, one that is not whole, and
 * several values where one is compared; and of PostgreSQL about an operator that JSON does not have.
 */
const NO_ARGUMENT =
  /cannot be passed as argument|can be passed as arguments?|can only bind|^datatype mismatch$|of jsonpath input$/

/**
 * The messages of SQLite about a statement beyond its limits; PostgreSQL has codes for it (54…).
 */
const TOO_MANY =
  /too many (?:terms|SQL variables|columns)|Expression tree is too large|stack overflow/
