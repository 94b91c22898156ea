import type {
  CollectionBeforeOperationHook,
  GlobalBeforeOperationHook,
  SanitizedConfig,
} from 'payload'
import { refusal } from '../../payload/refusal.ts'
import { isRowId } from '../../payload/row-id.ts'

const ODD_ID =
  'A block or row has an id that cannot be kept. Use at most 64 letters, digits, “-” and “_”, or leave the id out: then it gets one.'

/**
 * Payload keeps whatever id a client sends with a block or row
 * (`payload/dist/fields/baseFields/baseIDField.js`). These ids are part of the addresses of fields,
 * so only valid ids are saved in content, including drafts.
 */
export function withSoundRowIds(config: SanitizedConfig): SanitizedConfig {
  for (const { hooks, upload, versions } of config.collections)
    if (versions?.drafts || upload)
      hooks.beforeOperation = [refuseInRecord, ...(hooks.beforeOperation ?? [])]
  for (const { hooks } of config.globals)
    hooks.beforeOperation = [refuseInGlobal, ...(hooks.beforeOperation ?? [])]
  return config
}

const refuseInRecord: CollectionBeforeOperationHook = ({ args }) => refuseOddIds(args)
const refuseInGlobal: GlobalBeforeOperationHook = ({ args }) => refuseOddIds(args)

function refuseOddIds(args: object) {
  if ('data' in args && hasOddRow(args.data)) throw refusal(ODD_ID, 400)
}

/** Walks without recursion: the data of clients may be nested to any depth. */
function hasOddRow(data: unknown): boolean {
  const rest = [data]
  while (rest.length > 0) {
    const value = rest.pop()
    if (typeof value !== 'object' || value === null || Buffer.isBuffer(value)) continue
    const inside: unknown[] = Object.values(value)
    if (Array.isArray(value) && inside.some(isOddRow)) return true
    for (const own of inside) rest.push(own)
  }
  return false
}

/** A row without an id gets one; a record in a list has a number. */
function isOddRow(row: unknown): boolean {
  if (typeof row !== 'object' || row === null || !('id' in row)) return false
  const { id } = row
  return !(id === undefined || id === null || id === '' || Number.isSafeInteger(id) || isRowId(id))
}
