import { BusyError } from '@belvedere/kit/queue.ts'
import { type AfterErrorHook, ValidationError } from 'payload'
import { explainQuery } from '../service/explain-query.ts'
import { StorageError } from '../service/storage-error.ts'
import { refusalMessage } from './error-sentences/validation-sentences.ts'

type Explanation = { status: number; message: string }

const DISK_FULL: Explanation = {
  status: 507,
  message:
    'The disk of the server is full, so nothing was saved. Please tell your administrator and try again later.',
}

const NOT_WRITABLE: Explanation = {
  status: 507,
  message:
    'The server cannot write to its disk, so nothing was saved. Please tell your administrator and try again later.',
}

const BAD_FORM: Explanation = {
  status: 400,
  message:
    'The form cannot be read. If it holds a file, rename it with plain letters and digits and upload it again.',
}

const BAD_JSON: Explanation = {
  status: 400,
  message: 'This cannot be read as JSON. Send an object: { "title": "…" }.',
}

const NO_DATA: Explanation = {
  status: 400,
  message: 'Send the fields as JSON ({ "title": "…" }), or as a form with a field “_payload”.',
}

const CODE_ZERO: Explanation = {
  status: 400,
  message: 'A text contains the character with code 0, which cannot be stored. Please remove it.',
}

const GONE: Explanation = {
  status: 400,
  message:
    'This names a record that does not exist any more, such as a file that was deleted. Choose another one, then save again.',
}

const LARGE_FORM_SENTENCE =
  'This form is too large. Send one file at a time, of at most 120 MB, and texts of at most 6 MB.'

/** By the error codes of Node, SQLite and PostgreSQL. */
const BY_CODE = new Map<unknown, Explanation>([
  ...['ENOSPC', 'EDQUOT', 'SQLITE_FULL', '53100'].map((code) => [code, DISK_FULL] as const),
  ...['EROFS', 'SQLITE_READONLY', '25006'].map((code) => [code, NOT_WRITABLE] as const),
  ...['SQLITE_CONSTRAINT_FOREIGNKEY', '23503'].map((code) => [code, GONE] as const),
  ...['22021', '22P05'].map((code) => [code, CODE_ZERO] as const),
])

/** The messages of `busboy` for unreadable forms; its errors have no codes. */
const FORM_ERRORS =
  /^(Malformed (part header|content type|multipart)|Multipart: Boundary not found|Unexpected end of (form|file))/

/** Payload's messages for forms with more than one file and its fields. */
const LARGE_FORM = /^Multipart (request size )?limit/

/** A clear sentence for an error with a known cause, or undefined. */
export function explain(error: unknown): Explanation | undefined {
  const causes = [...causesOf(error)]
  return causes.map(explainOne).find((explanation) => explanation !== undefined)
}

function explainOne(error: Error): Explanation | undefined {
  if (error instanceof BusyError || error instanceof StorageError)
    return { status: 503, message: error.message }
  const code = 'code' in error ? error.code : undefined
  const explanation = BY_CODE.get(code)
  if (explanation) return explanation
  // SQLite reports a write that fails for another reason, such as its log on a full disk, with this
  // code.
  if (typeof code === 'string' && code.startsWith('SQLITE_IOERR')) return NOT_WRITABLE
  if (isUnreadableJson(error)) return BAD_JSON
  if (hasNoData(error)) return NO_DATA
  if (LARGE_FORM.test(error.message)) return { status: 413, message: LARGE_FORM_SENTENCE }
  return FORM_ERRORS.test(error.message) ? BAD_FORM : undefined
}

/**
 * Errors of `request.json()` and of Payload’s reading of parameters and forms. Errors about other
 * JSON come from the service's own data.
 */
function isUnreadableJson({ name, stack = '' }: Error) {
  return (
    name === 'SyntaxError' && /parseJSONFromBytes|parseParams|addDataAndFileToRequest/.test(stack)
  )
}

/** Payload reads the fields of a request without checking whether it has any. */
function hasNoData({ name, message, stack = '' }: Error) {
  if (message === 'Request is not eligible for file upload') return true
  const isRead =
    /^Cannot (read properties of (undefined|null) \(reading|create property .+ on )/.test(message)
  return (
    name === 'TypeError' && isRead && /^\s+at promise .*beforeValidate\/promise\.js/m.test(stack)
  )
}

/** The error and its causes; drivers and Payload wrap the one that has the code. */
export function* causesOf(error: unknown, depth = 8): Generator<Error> {
  if (!(error instanceof Error) || depth === 0) return
  yield error
  yield* causesOf(error.cause, depth - 1)
}

/**
 * Answers errors in sentences: those with a known cause, which would be “Something went wrong”, and
 * invalid fields, with the path of each. The studio shows a `message` beside the errors unchanged;
 * one within them it splits at its commas into a list
 * (`@payloadcms/ui/dist/elements/Toasts/fieldErrors.js`).
 */
export const explainError: AfterErrorHook = ({ error, req, result }) => {
  const isAsked = Object.keys(req.query ?? {}).length > 0
  const explanation = explain(error) ?? (isAsked ? explainQuery(error) : undefined)
  if (explanation) {
    const { message, status } = explanation
    return { status, response: { message, errors: [{ message }] } }
  }
  if (error instanceof ValidationError) {
    const message = refusalMessage(error.data.errors)
    return { response: { ...result, errors: [{ name: error.name, data: error.data, message }] } }
  }
  const message = result?.errors?.[0]?.message
  return { response: { ...result, ...(message && { message }) } }
}
