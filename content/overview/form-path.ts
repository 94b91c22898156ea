import { globalOf, type Owner } from './kinds.ts'

/** The path of a record’s form in the studio, leading to one of its fields. */
export function formPath({ kind, record }: Owner, field?: string): string {
  const global = globalOf(kind)
  const path = global === undefined ? `/collections/${kind}/${record}` : `/globals/${global}`
  return field ? `${path}?field=${encodeURIComponent(field)}` : path
}
