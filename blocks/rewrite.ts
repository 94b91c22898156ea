type Fields = Record<string, unknown>

/** The result of a rule that leaves a value unchanged; its parts are still visited. */
export const VISIT_PARTS = Symbol('visit parts')

/** Returns the replacement of a value. `name` is that of its field, empty for items of a list. */
type Rule = (value: unknown, name: string) => unknown

/** Copies a value and applies a rule at every level; items that become null are removed. */
export function rewrite(value: unknown, rule: Rule, name = ''): unknown {
  const answer = rule(value, name)
  if (answer !== VISIT_PARTS) return answer
  if (Array.isArray(value)) {
    return value.map((item) => rewrite(item, rule)).filter((item) => item !== null)
  }
  if (!isFields(value)) return value
  const parts = Object.entries(value)
  return Object.fromEntries(parts.map(([part, inside]) => [part, rewrite(inside, rule, part)]))
}

export function isFields(value: unknown): value is Fields {
  return typeof value === 'object' && value !== null && !Array.isArray(value)
}
