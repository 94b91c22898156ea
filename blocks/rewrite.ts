type Fields = Record<string, unknown>

/** What a rule answers where it has nothing to say of a value, only perhaps of its parts. */
export const WALK = Symbol('walk')

/** Gives what stands in for a value; `name` is that of its field, empty for an item of a list. */
type Rule = (value: unknown, name: string) => unknown

/** A copy of a value in which a rule has changed what it wants; items that became null are gone. */
export function rewrite(value: unknown, rule: Rule, name = ''): unknown {
  const answer = rule(value, name)
  if (answer !== WALK) return answer
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
