import { type FlattenedField, NotFound, type PayloadRequest } from 'payload'
import { readKeyedWords } from '../../editing/keyed/read-keyed-words.ts'
import type { Target } from '../../editing/together/target.ts'
import type { Row } from '../../editing/versions/changed-rows.ts'
import type { Form } from '../../editing/versions/changes-of.ts'
import { kindsOf } from '../../editing/versions/history.ts'
import { cleanValues } from '../../payload/clean-values.ts'

/** A form, the public version of its record, and its contents. */
export type OpenForm = { form: Form; before: Row | undefined; after: Row }

/**
 * Reads the public version of a record and the future one: the newest draft, overlaid with the
 * form's unsaved contents. With the rights of the user.
 */
export async function readForm(
  req: PayloadRequest,
  target: Target,
  values: Record<string, unknown>,
): Promise<OpenForm> {
  const { fields, flattenedFields } = entityOf(req, target)
  const [current, newest, keyed] = await Promise.all([
    read(req, target, false),
    read(req, target, true),
    readKeyedWords(req, flattenedFields),
  ])
  if (!newest) throw new NotFound(req.t)
  const clean = (row: Row) => cleanValues(req.payload.config, flattenedFields, { ...row })
  return {
    form: { fields, kinds: kindsOf(req.payload.config), keyed },
    before: current?._status === 'published' ? clean(current) : undefined,
    after: clean({ ...newest, ...values }),
  }
}

function entityOf({ payload }: PayloadRequest, target: Target) {
  if ('collection' in target) return payload.collections[target.collection].config
  const global = payload.config.globals.find(({ slug }) => slug === target.global)
  return global ?? { fields: [], flattenedFields: [] as FlattenedField[] }
}

async function read(req: PayloadRequest, target: Target, draft: boolean): Promise<Row | undefined> {
  const options = { depth: 0, draft, overrideAccess: false, req } as const
  if ('global' in target)
    return { ...(await req.payload.findGlobal({ slug: target.global, ...options })) }
  const found = await req.payload.findByID({ ...target, ...options, disableErrors: true })
  return found ? { ...found } : undefined
}
