import { buildFormStateHandler } from '@payloadcms/ui/utilities/buildFormState'
import type { FormState } from 'payload'

/**
 * The studio's form state, which leaves rows folded or unfolded as the editor sees them. Payload
 * folds every row that was never folded by hand, including new ones
 * (`@payloadcms/ui/dist/forms/fieldSchemasToFormState/isRowCollapsed.js`).
 */
export const buildUnfolded: typeof buildFormStateHandler = (args) =>
  buildFormStateHandler(args.formState ? { ...args, formState: withFolding(args.formState) } : args)

/** The state of a form in which every row has its folded state. */
function withFolding(state: FormState): FormState {
  return Object.fromEntries(
    Object.entries(state).map(([path, field]) => [path, field.rows ? withRows(field) : field]),
  )
}

function withRows(field: FormState[string]): FormState[string] {
  const rows = field.rows?.map((row) => ({ ...row, collapsed: row.collapsed ?? false }))
  return { ...field, ...(rows && { rows }) }
}
