import { APIError, type PayloadRequest, ValidationError } from 'payload'
import type { Target } from '../../editing/together/target.ts'
import { validationSentences } from '../../payload/error-sentences/validation-sentences.ts'
import { inOwnTransaction } from '../../payload/in-own-transaction.ts'
import { waitForGlobal, waitForRecord } from '../../payload/workarounds/record-lock.ts'
import type { Member } from './read-release.ts'
import { placeOf, recordText } from './records.ts'

/** A member that still exists. */
export type LiveMember = Member & { target: Target }

/** The member if its record still exists. */
export function liveMember(member: Member): LiveMember | undefined {
  const { target } = member
  return target && { ...member, target }
}

/** The reason why a member prevents its release. */
export type Problem = { record: string; message: string }

type Work = {
  release: number
  /** Reads the members within the transaction, and refuses what is impossible from the start. */
  begin: (own: PayloadRequest) => Promise<LiveMember[]>
  each: (own: PayloadRequest, member: LiveMember) => Promise<void>
  end: (own: PayloadRequest) => Promise<void>
  /** Only checks for problems. */
  isTrial?: boolean
}

/** So long problems are looked for: each attempt has the SQLite file, and others wait to save. */
const SEARCH_MS = 2000
const REST_UNKNOWN = 'Those after it were not checked: try again once this is right.'

/**
 * Changes all members of a release in one transaction, or none. Payload ends the transaction at the
 * first error, so each member with a problem costs another attempt without it: the problems that two
 * seconds find are reported, and nothing is kept.
 */
export async function together(req: PayloadRequest, work: Work): Promise<Problem[]> {
  const problems = new Map<string, string>()
  const begun = performance.now()
  while (true) {
    const before = problems.size
    await inOwnTransaction(req, async (own) => (await tryAll(own, work, problems)) && !work.isTrial)
    const isAll = problems.size === before
    if (isAll || performance.now() > begun + SEARCH_MS) return named(problems, isAll)
  }
}

function named(problems: Map<string, string>, isAll: boolean): Problem[] {
  const last = [...problems.keys()].at(-1)
  return [...problems].map(([record, message]) => ({
    record,
    message: isAll || record !== last ? message : `${message} ${REST_UNKNOWN}`,
  }))
}

/** Changes all members and returns true; or adds the next problem, and nothing must be kept. */
async function tryAll(own: PayloadRequest, work: Work, problems: Map<string, string>) {
  await waitForRecord(own, 'releases', work.release)
  const members = await work.begin(own)
  await waitForAll(own, members)
  for (const member of inOrder(own, members)) {
    if (problems.has(member.record)) continue
    try {
      await work.each(own, member)
    } catch (error) {
      problems.set(member.record, sentenceOf(error))
      return false
    }
  }
  if (problems.size > 0) return false
  await work.end(own)
  return true
}

/** Always in the same order: two releases with the same records cannot deadlock. */
async function waitForAll(own: PayloadRequest, members: readonly LiveMember[]) {
  const targets = [...members].sort((a, b) => (a.record < b.record ? -1 : 1))
  for (const { target } of targets) {
    if ('global' in target) await waitForGlobal(own, target.global)
    else await waitForRecord(own, target.collection, target.id)
  }
}

/**
 * Publishing comes before unpublishing: a page that no longer needs a record is published first.
 */
function inOrder({ payload: { config } }: PayloadRequest, members: readonly LiveMember[]) {
  const rank = ({ isPublish, target }: LiveMember) =>
    (isPublish ? 0 : 1000) + placeOf(config, target)
  return [...members].sort((a, b) => rank(a) - rank(b) || compareTexts(a, b))
}

const compareTexts = (a: LiveMember, b: LiveMember) =>
  recordText(a.target).localeCompare(recordText(b.target), 'en', { numeric: true })

/** An error such as a full disk is not caused by the editor and is passed on. */
function sentenceOf(error: unknown): string {
  if (error instanceof ValidationError) return validationSentences(error.data.errors)
  if (error instanceof APIError && error.status < 500) return error.message
  throw error
}
