/** Whether an `Accept` header names a media type with a quality above 0. Wildcards don't count. */
export function accepts(accept: string, type: string): boolean {
  const named = accept.split(',').map((part) =>
    part
      .trim()
      .toLowerCase()
      .split(/\s*;\s*/),
  )
  return named.some(([name, ...parts]) => name === type && !parts.some(isQualityZero))
}

function isQualityZero(part: string) {
  return /^q=0(\.0*)?$/.test(part)
}
