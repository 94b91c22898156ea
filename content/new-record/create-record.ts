const UNREACHABLE = 'Not saved yet: the studio does not answer. What you typed stays in this form.'

/** The created record, or the sentence that tells why there is none. */
export type CreateResult = { doc: { id: number } } | { problem: string }

/** Creates a draft as the studio's autosave would. */
export async function createRecord(address: string, data: object): Promise<CreateResult> {
  try {
    const response = await fetch(address, {
      method: 'POST',
      credentials: 'include',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ ...data, _status: 'draft' }),
    })
    return readAnswer(await response.json())
  } catch {
    return { problem: UNREACHABLE }
  }
}

type Answer = { doc?: { id: unknown }; errors?: { message?: unknown }[] }

function readAnswer({ doc, errors }: Answer): CreateResult {
  if (doc && typeof doc.id === 'number') return { doc: { ...doc, id: doc.id } }
  const message = errors?.[0]?.message
  return { problem: typeof message === 'string' ? message : UNREACHABLE }
}
