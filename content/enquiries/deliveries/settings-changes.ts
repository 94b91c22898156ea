import { isDeepStrictEqual } from 'node:util'
import type { Field, GlobalAfterChangeHook, GlobalConfig } from 'payload'
import { recordAudit } from '../../accounts/audit/record.ts'

/** A field with its label in the form; the form shows some of them on tabs. */
type Named = { name: string; label: string }

/**
 * Records which fields of a setting were changed, by their labels: never their values, which may be
 * secrets.
 */
export function withRecordedChanges(global: GlobalConfig): GlobalConfig {
  const named = namedIn(global.fields, '')
  const record: GlobalAfterChangeHook = async ({ data, doc, previousDoc, req }) => {
    const isChanged = ({ name }: Named) =>
      // Write-only values, such as a new secret, are in neither version.
      name in doc ? !isDeepStrictEqual(doc[name], previousDoc?.[name]) : Boolean(data?.[name])
    const fields = named.filter(isChanged).map(({ label }) => label)
    const title = `the ${String(global.label ?? global.slug).toLowerCase()}`
    if (fields.length > 0) {
      const about = { record: `global:${global.slug}`, title }
      await recordAudit(req, { event: 'settings-changed', ...about, facts: { fields } })
    }
    return doc
  }
  const { hooks } = global
  return { ...global, hooks: { ...hooks, afterChange: [...(hooks?.afterChange ?? []), record] } }
}

/**
 * Fields that no form shows, such as a stored secret; entering one is recorded by its own field.
 */
function isHidden({ admin }: Field) {
  return Boolean(admin && 'hidden' in admin && admin.hidden)
}

function namedIn(fields: Field[], tab: string): Named[] {
  return fields.flatMap((field) => {
    if (field.type === 'tabs')
      return field.tabs.flatMap((one) => namedIn(one.fields, `${String(one.label)}, `))
    if (!('name' in field) || isHidden(field)) return []
    const label = typeof field.label === 'string' ? field.label : field.name
    return [{ name: field.name, label: `${tab}${label}` }]
  })
}
