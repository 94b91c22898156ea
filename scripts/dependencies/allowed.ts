/** Licences that only require their text and the authors' names in copies. */
const PERMISSIVE = new Set([
  '0BSD',
  'Apache-2.0',
  'BlueOak-1.0.0',
  'BSD-2-Clause',
  'BSD-3-Clause',
  'CC-BY-4.0',
  'ISC',
  'MIT',
  'MIT-0',
  'Python-2.0',
  'WTFPL',
])

/** Licences that ask for the source of the package itself; `THIRD_PARTY.md` starts with these. */
const SHARE_ALIKE = new Set(['LGPL-3.0-or-later', 'MPL-2.0'])

/**
 * Whether a licence, such as `(MPL-2.0 OR Apache-2.0)`, has an alternative that the project
 * accepts.
 */
export function isAllowed(licence: string): boolean {
  return choices(licence).some((terms) =>
    terms.every((term) => PERMISSIVE.has(term) || SHARE_ALIKE.has(term)),
  )
}

/** Whether every alternative of a licence requires the package's source. */
export function asksForSource(licence: string): boolean {
  return choices(licence).every((terms) => terms.some((term) => SHARE_ALIKE.has(term)))
}

/** The alternatives of a licence, each as the terms that apply together. */
function choices(licence: string) {
  return licence
    .replace(/^\((.*)\)$/, '$1')
    .split(' OR ')
    .map((terms) => terms.split(' AND '))
}
