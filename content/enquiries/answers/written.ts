import { refusal } from '../../payload/refusal.ts'
import { readText } from '../../studio/read-request.ts'
import { LAST_ID } from '../read-all.ts'
import { LONGEST_ANSWER, LONGEST_SUBJECT } from './limits.ts'

/**
 * An answer as it is written. The key is made once for each answer: with it a draft is recognised
 * and none is mailed twice.
 */
export type Written = { key: string; subject: string; text: string; files: number[] }

const KEY = /^[A-Za-z0-9-]{8,64}$/
const NO_KEY =
  'Send a “key” with the answer, the same when it is sent again: 8 to 64 letters or digits.'
const NO_FILES = 'Send the ids of the files as a list of numbers, “files”.'
const MOST_IDS = 50

/** Reads an answer from the body of a request. */
export function readWritten(body: Record<string, unknown>): Written {
  const { key, files = [] } = body
  if (typeof key !== 'string' || !KEY.test(key)) throw refusal(NO_KEY, 400)
  if (!isIds(files)) throw refusal(NO_FILES, 400)
  return {
    key,
    subject: readText(body.subject, LONGEST_SUBJECT),
    text: readText(body.text, LONGEST_ANSWER),
    files: [...new Set(files)],
  }
}

function isId(value: unknown) {
  return Number.isSafeInteger(value) && Number(value) > 0 && Number(value) <= LAST_ID
}

function isIds(value: unknown): value is number[] {
  return Array.isArray(value) && value.length <= MOST_IDS && value.every(isId)
}
