const UNREACHABLE = 'Not saved yet: the studio does not answer. What you typed stays in this form.'

/** Why a record was not created. What is not `refused` is tried again by itself. */
export type CreateProblem =
  | { kind: 'unreachable' | 'refused'; message: string }
  | { kind: 'signed-out' }

/** The created record, or the reason why there is none. */
export type CreateResult = { doc: { id: number } } | { problem: CreateProblem }

/** Creates a draft as the studio's autosave would. `me` answers who is signed in. */
export async function createRecord(
  address: string,
  data: object,
  me: string,
): Promise<CreateResult> {
  try {
    const response = await fetch(address, {
      method: 'POST',
      credentials: 'include',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ ...data, _status: 'draft' }),
    })
    const isAccess = response.status === 401 || response.status === 403
    if (isAccess && (await isSignedOut(me))) {
      return { problem: { kind: 'signed-out' } }
    }
    return readAnswer(await response.json(), response.status >= 500)
  } catch {
    return { problem: { kind: 'unreachable', message: UNREACHABLE } }
  }
}

async function isSignedOut(me: string): Promise<boolean> {
  const response = await fetch(me, { credentials: 'include' })
  const { user }: { user?: unknown } = await response.json()
  return !user
}

type Answer = { doc?: { id: unknown }; errors?: { message?: unknown }[] }

function readAnswer({ doc, errors }: Answer, isFault: boolean): CreateResult {
  if (doc && typeof doc.id === 'number') return { doc: { ...doc, id: doc.id } }
  const message = errors?.[0]?.message
  if (typeof message !== 'string') {
    return { problem: { kind: 'unreachable', message: UNREACHABLE } }
  }
  return { problem: { kind: isFault ? 'unreachable' : 'refused', message } }
}
