import { ASKED_ONCE } from '../../payload/workarounds/lost-requests.ts'
import { ONCE_KEY } from '../once/key.ts'
import { type FieldErrors, parseFieldErrors } from '../together/answers.ts'

const UNREACHABLE = 'Not saved yet: the studio does not answer. What you typed stays in this form.'

/** Why a record was not created. Errors other than `refused` are retried automatically. */
export type CreateProblem =
  | { kind: 'unreachable'; message: string }
  | { kind: 'refused'; message: string; errors: FieldErrors }
  | { kind: 'signed-out' }

/**
 * The created record, or the reason why there is none. A record that an earlier request has
 * created, whose response was lost, has the contents of that request.
 */
export type CreateResult = { doc: { id: number }; isEarlier?: boolean } | { problem: CreateProblem }

/** A request without an answer is given up after this time, in ms, and sent again. */
const PATIENCE = 30_000

/**
 * Creates a draft as the studio's autosave would; requests with the same key create one. `me` is
 * the address that returns the current user.
 */
export async function createRecord(
  address: string,
  data: object,
  me: string,
  key: string,
): Promise<CreateResult> {
  try {
    const response = await fetch(address, {
      method: 'POST',
      credentials: 'include',
      headers: { 'content-type': 'application/json', [ONCE_KEY]: key },
      body: JSON.stringify({ ...data, _status: 'draft' }),
      signal: AbortSignal.timeout(PATIENCE),
    })
    const isAccess = response.status === 401 || response.status === 403
    if (isAccess && (await isSignedOut(me))) {
      return { problem: { kind: 'signed-out' } }
    }
    const answer: Answer = await response.json()
    const id = response.status === 409 ? answer.errors?.[0]?.data?.id : undefined
    return id === undefined
      ? readAnswer(answer, response.status >= 500)
      : await readEarlier(address, id)
  } catch {
    return { problem: { kind: 'unreachable', message: UNREACHABLE } }
  }
}

async function isSignedOut(me: string): Promise<boolean> {
  const response = await fetch(me, { credentials: 'include', ...ASKED_ONCE })
  const { user }: { user?: unknown } = await response.json()
  return !user
}

/** Reads the record that an earlier request has created. */
async function readEarlier(address: string, id: unknown): Promise<CreateResult> {
  const [path, query] = address.split('?')
  const signal = AbortSignal.timeout(PATIENCE)
  const init = { credentials: 'include', signal, ...ASKED_ONCE } as const
  const response = await fetch(`${path}/${id}?${query}`, init)
  const result = readAnswer({ doc: await response.json() }, true)
  return 'doc' in result ? { ...result, isEarlier: true } : result
}

type Failure = { message?: unknown; data?: { id?: unknown } | null }
type Answer = { doc?: { id: unknown }; errors?: Failure[] }

function readAnswer({ doc, errors }: Answer, isFault: boolean): CreateResult {
  if (doc && typeof doc.id === 'number') return { doc: { ...doc, id: doc.id } }
  const message = errors?.[0]?.message
  if (typeof message !== 'string') {
    return { problem: { kind: 'unreachable', message: UNREACHABLE } }
  }
  if (isFault) return { problem: { kind: 'unreachable', message } }
  return { problem: { kind: 'refused', message, errors: parseFieldErrors({ errors }) } }
}
