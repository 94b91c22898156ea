import { APIError, type PayloadRequest, ValidationError } from 'payload'
import type { Target } from '../../editing/together/target.ts'
import { isPublisher } from '../../payload/access.ts'
import { asDoc, type Doc } from '../../payload/doc.ts'
import { placeOf } from '../../payload/error-sentences/validation-sentences.ts'
import { inOwnTransaction } from '../../payload/in-own-transaction.ts'
import { setPublic } from '../releases/set-public.ts'
import { leavesOf } from './leaves-of.ts'
import type { OpenForm } from './read-form.ts'
import type { Warning } from './warnings/warning.ts'

type Asked = OpenForm & { target: Target; values: Doc }

/**
 * What a publish of a form would be refused for. It is published in a transaction that is taken back:
 * the form itself does not know what is in rows that it has not shown, and what hooks refuse. An
 * editor who may not publish learns what the publisher would. A trial that has waited for others until
 * nobody asks any more is not begun.
 */
export async function refusalsOf(
  req: PayloadRequest,
  asked: Asked,
  signal: AbortSignal,
): Promise<Warning[]> {
  const { target, values } = asked
  try {
    await inOwnTransaction(req, async (own) => {
      if (signal.aborted || req.signal?.aborted) return false
      await setPublic(own, target, true, { values, overrideAccess: !isPublisher({ req }) })
      return false
    })
    return []
  } catch (error) {
    if (error instanceof ValidationError) return warningsIn(error, asked)
    if (!(error instanceof APIError) || error.status >= 500) throw error
    return [{ sentence: error.message, place: '', path: null }]
  }
}

function warningsIn({ data: { errors } }: ValidationError, { form, after }: OpenForm): Warning[] {
  const leaves = leavesOf(form, after)
  return errors.map(({ label, message, path }) => {
    const named = pathWithIds(after, path)
    const leaf = leaves.find((one) => one.path.join('.') === named)
    const place = placeOf({ label }) || (leaf?.words.join(' › ') ?? '')
    return { sentence: message, place, path: path ? named : null }
  })
}

/** The path of a field with the ids of its rows: `blocks.0.title` is `blocks.<id>.title`. */
export function pathWithIds(data: Doc, path: string): string {
  let at: unknown = data
  const named = path.split('.').map((step) => {
    const isRow = Array.isArray(at)
    at = Array.isArray(at) ? at[Number(step)] : asDoc(at)[step]
    const { id } = asDoc(at)
    return isRow && typeof id === 'string' && id ? id : step
  })
  return named.join('.')
}
