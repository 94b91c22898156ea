import { cleanLine, cleanLines } from '@belvedere/kit/enquiry/clean-text.ts'
import { LONGEST_ANSWER } from '../answers/limits.ts'

/** A mail of the mailbox, as far as it was looked at to find out whether it is a reply. */
export type Headers = {
  /** Its own Message-ID; empty without one. */
  id: string
  /** The Message-IDs that it answers, the latest first. */
  answers: string[]
  /** Whether a program has sent it: an absence notice, or a mail that came back. */
  isAutomatic: boolean
}

const IDS = /<([^<>\s]{1,250})>/g
const MOST_IDS = 50

/** Reads the headers `Message-ID`, `In-Reply-To`, `References` and `Auto-Submitted`. */
export function readHeaders(raw: string): Headers {
  const fields = new Map<string, string>()
  // A line that begins with a space continues the one before.
  for (const line of raw.replace(/\r?\n[ \t]+/g, ' ').split(/\r?\n/)) {
    const at = line.indexOf(':')
    if (at > 0) fields.set(line.slice(0, at).trim().toLowerCase(), line.slice(at + 1).trim())
  }
  const ids = (name: string) =>
    Array.from((fields.get(name) ?? '').matchAll(IDS), ([, id = '']) => id)
  const references = [...ids('in-reply-to'), ...ids('references').toReversed()]
  return {
    id: ids('message-id')[0] ?? '',
    answers: [...new Set(references)].slice(0, MOST_IDS),
    isAutomatic: !/^(no\b|$)/i.test(fields.get('auto-submitted') ?? ''),
  }
}

/** The part of a mail that is shown, with what a stranger may put into it. */
type Part = {
  part?: string | undefined
  type: string
  disposition?: string | undefined
  dispositionParameters?: Record<string, string> | undefined
  parameters?: Record<string, string> | undefined
  childNodes?: Part[] | undefined
}

const MOST_PARTS = 100
const MOST_FILES = 20
const LONGEST_NAME = 120

/** The number of the part with the plain text, if there is one, and the names of the files. */
export function partsOf(mail: Part): { text: string | undefined; files: string[] } {
  const parts = firstParts(mail)
  const text = parts.find((part) => part.type === 'text/plain' && nameOf(part) === undefined)
  const files = parts.flatMap((part) => nameOf(part) ?? [])
  return { text: text && (text.part ?? '1'), files: files.slice(0, MOST_FILES) }
}

/** In their order; a loop, because a stranger decides how deep they are nested. */
function firstParts(mail: Part): Part[] {
  const parts: Part[] = []
  const waiting = [mail]
  while (parts.length < MOST_PARTS) {
    const part = waiting.pop()
    if (!part) break
    parts.push(part)
    if (part.type !== 'message/rfc822') waiting.push(...(part.childNodes ?? []).toReversed())
  }
  return parts
}

/** The name of a file; undefined for the text of the mail itself. */
function nameOf({
  disposition,
  dispositionParameters,
  parameters,
  type,
}: Part): string | undefined {
  const name = dispositionParameters?.filename ?? parameters?.name
  if (name) return cleanLine(name).slice(0, LONGEST_NAME).toWellFormed()
  const isFile = disposition === 'attachment' || !/^(?:text|multipart)\//.test(type)
  return isFile ? `A file (${type})` : undefined
}

/** The text of a reply without the mail that it quotes at its end, and whether it was cut. */
export function readText(raw: string): { text: string; isCut: boolean } {
  const whole = withoutQuote(cleanLines(raw))
  const text = whole.slice(0, LONGEST_ANSWER).toWellFormed()
  return { text, isCut: text.length < whole.length }
}

/** Mail programs put a line that ends in a colon before what they quote. */
function withoutQuote(text: string): string {
  const lines = text.split('\n')
  const last = lines.findLastIndex((line) => !/^(?:>.*|\s*)$/.test(line))
  if (!lines.slice(last + 1).some((line) => line.startsWith('>'))) return text
  const end = lines[last]?.trimEnd().endsWith(':') ? last : last + 1
  return lines.slice(0, end).join('\n').trim() || text
}
