/**
 * The path of a record's form below the studio's own, opened at one of its fields. Records are
 * `pages:12` or `global:home`; a field is a path with the ids of rows (`blocks.6f2.title`).
 */
export function formPath(record: string, field?: string): string {
  const [kind = '', name = ''] = record.split(':')
  const path = kind === 'global' ? `/globals/${name}` : `/collections/${kind}/${name}`
  return field ? `${path}?field=${encodeURIComponent(field)}` : path
}
