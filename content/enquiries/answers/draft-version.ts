import { refusal } from '../../payload/refusal.ts'

/**
 * The place of a draft among those of its key: the window that wrote it and the window's own count,
 * such as `x7f2:12`; and the version that the window began with. Both are empty for programs that
 * do not count.
 */
export type DraftVersion = { version: string; from: string }

const VERSION = /^[A-Za-z0-9]{1,64}:\d{1,9}$/
const NO_VERSION = 'Send “version” and “from” as a window and its count, such as “x7f2:12”.'

/** Reads the version of a draft from the body of a request. */
export function readVersion(body: Record<string, unknown>): DraftVersion {
  return { version: readOne(body.version), from: readOne(body.from) }
}

function readOne(value: unknown = '') {
  if (typeof value !== 'string' || (value !== '' && !VERSION.test(value)))
    throw refusal(NO_VERSION, 400)
  return value
}

/**
 * Whether a draft follows the stored one, was overtaken by it (two requests of one window), or
 * would erase the words of another window.
 */
export function judgeVersion(
  stored: string,
  { version, from }: DraftVersion,
): 'newer' | 'older' | 'other' {
  if (stored === from) return 'newer'
  const [before, now] = [stored.split(':'), version.split(':')]
  if (before[0] !== now[0]) return 'other'
  return Number(now[1]) > Number(before[1]) ? 'newer' : 'older'
}
