import { type Field, type SanitizedConfig, traverseFields } from 'payload'
import { HIDDEN } from '../../model/hidden-blocks.ts'
import { isUnseen } from './changes-of.ts'

const CHOICE = '/editing/versions/choice-diff.tsx#ChoiceDiff'
const NONE = '/editing/versions/choice-diff.tsx#NoDiff'

const CHOICES: ReadonlySet<string> = new Set(['select', 'radio', 'checkbox'])

/**
 * The comparison of versions has words for choices, and leaves out what no form shows, except
 * whether a block is hidden.
 */
export function withWordsInComparison(config: SanitizedConfig): SanitizedConfig {
  const { collections, globals, blocks = [] } = config
  for (const { fields } of [...collections, ...globals, ...blocks])
    traverseFields({ fields, callback: ({ field }) => setDiff(field as Field) })
  return config
}

function setDiff(field: Field) {
  const isHiding = 'name' in field && field.name === HIDDEN
  const Diff = isUnseen(field) && !isHiding ? NONE : CHOICES.has(field.type) ? CHOICE : undefined
  if (!Diff || field.type === 'tabs' || field.type === 'ui') return
  const { components } = field.admin ?? {}
  Object.assign(field, { admin: { ...field.admin, components: { ...components, Diff } } })
}
