/**
 * A function that makes something of the model, which does not change while the service runs: once
 * for each owner, such as the config, and name.
 */
export function madeOnce<Owner extends object, Value>(
  make: (owner: Owner, name: string) => Value,
): (owner: Owner, name: string) => Value {
  const all = new WeakMap<Owner, Map<string, Value>>()
  return (owner, name) => {
    const made = all.get(owner) ?? new Map<string, Value>()
    all.set(owner, made)
    const value = made.get(name) ?? make(owner, name)
    made.set(name, value)
    return value
  }
}
