/** Whether an `Accept` header names a type; `*` alone does not count as naming it. */
export function accepts(accept: string, type: string): boolean {
  const named = accept.split(',').map((part) =>
    part
      .trim()
      .toLowerCase()
      .split(/\s*;\s*/),
  )
  return named.some(([name, ...parts]) => name === type && !parts.some(isNone))
}

function isNone(part: string) {
  return /^q=0(\.0*)?$/.test(part)
}
