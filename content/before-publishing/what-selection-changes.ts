import type { PayloadRequest } from 'payload'
import type { Target } from '../editing-together/target.ts'
import { entriesOf } from '../versions/changes-of.ts'
import { type ConcernedPages, concernedPages } from './concerned-pages.ts'
import { readForm } from './read-form.ts'

/** What publishing the selected records of a list changes, in short. */
export type SelectionPreview = {
  /** How many of them differ from what is public. */
  changed: number
  /** How many of those were not public before. */
  isNew: number
  pages: ConcernedPages
}

const NO_PAGES: ConcernedPages = { from: 'site', pages: [], more: 0 }

/** Compares each selected record, one after the other, with what is public of it. */
export async function whatSelectionChanges(
  req: PayloadRequest,
  targets: Target[],
): Promise<SelectionPreview> {
  const changed: Target[] = []
  let isNew = 0
  for (const target of targets) {
    const { form, before, after } = await readForm(req, target, {})
    if (before && entriesOf(form, before, after).length === 0) continue
    changed.push(target)
    if (!before) isNew++
  }
  const pages = changed.length > 0 ? await concernedPages(req, changed) : NO_PAGES
  return { changed: changed.length, isNew, pages }
}
