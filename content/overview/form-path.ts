import { formPath as pathOfForm } from '@belvedere/kit/form-path.ts'
import { globalOf, type Owner } from './kinds.ts'

/** The path of a record’s form in the studio, leading to one of its fields. */
export function formPath({ kind, record }: Owner, field?: string): string {
  return pathOfForm(globalOf(kind) === undefined ? `${kind}:${record}` : kind, field)
}
