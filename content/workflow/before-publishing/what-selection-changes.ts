import type { PayloadRequest } from 'payload'
import { readPalette } from '../../delivery/brand/read-brand.ts'
import type { Target } from '../../editing/together/target.ts'
import { entriesOf } from '../../editing/versions/changes-of.ts'
import { refusal } from '../../payload/refusal.ts'
import { type ConcernedPages, concernedPages } from './concerned-pages.ts'
import { inTime } from './in-time.ts'
import { type OpenForm, readForm } from './read-form.ts'
import { refusalsOf } from './refusals-of.ts'
import { contentStamp, triedLately } from './tried-lately.ts'
import type { Warning } from './warnings/warning.ts'
import { warningsFor } from './warnings/warnings-for.ts'

/** A warning, and the record that it is about. */
export type SelectionWarning = Warning & { record: string; title: string }

/** A summary of what publishing the selected records of a list changes. */
export type SelectionPreview = {
  /** How many of them differ from their public version. */
  changed: number
  /** How many of those were not public before. */
  isNew: number
  pages: ConcernedPages
  /** What the service would refuse to publish some of those for, record by record. */
  refusals: SelectionWarning[]
  /** Whether that was found out for all of them: not if the service was too busy, or a trial failed. */
  isTried: boolean
  /** The warnings about those that differ, record by record. */
  warnings: SelectionWarning[]
}

type Selected = OpenForm & { target: Target }

const GONE = 'The request broke off before its answer.'

const NO_PAGES: ConcernedPages = { from: 'site', pages: [], more: 0 }

/**
 * Compares each selected record, one after the other, with its public version. All are read before
 * the first one is checked: links between them are not missing. It ends with the request: each further
 * click in the list asks anew.
 */
export async function whatSelectionChanges(
  req: PayloadRequest,
  targets: Target[],
): Promise<SelectionPreview> {
  const palette = await readPalette(req.payload)
  const content = await contentStamp(req)
  const selected: Selected[] = []
  for (const target of targets) {
    stopIfGone(req)
    selected.push({ target, ...(await readForm(req, target, {})) })
  }
  const changed: Target[] = []
  const refusals: SelectionWarning[] = []
  const warnings: SelectionWarning[] = []
  let isNew = 0
  let isTried = true
  for (const one of selected) {
    stopIfGone(req)
    const { target, form, before, after } = one
    if (before && entriesOf(form, before, after).length === 0) continue
    changed.push(target)
    if (!before) isNew++
    const named = (all: Warning[]) => all.map((each) => ({ ...each, ...nameOf(req, one) }))
    const trial = () => inTime((signal) => refusalsOf(req, { ...one, values: {} }, signal))
    // The others would wait as long for the same writer.
    const refused = isTried && (await triedLately(req, { target, after, content }, trial))
    if (refused) refusals.push(...named(refused))
    else isTried = false
    warnings.push(...named(await warningsFor(req, one, { palette, together: selected })))
  }
  stopIfGone(req)
  const pages = changed.length > 0 ? await concernedPages(req, changed) : NO_PAGES
  return { changed: changed.length, isNew, pages, refusals, isTried, warnings }
}

function stopIfGone({ signal }: PayloadRequest) {
  if (signal?.aborted) throw refusal(GONE, 400)
}

function nameOf({ payload }: PayloadRequest, { target, after }: Selected) {
  if ('global' in target) return { record: `global:${target.global}`, title: target.global }
  const { collection, id } = target
  const title = after[payload.collections[collection].config.admin.useAsTitle ?? 'title']
  const record = `${collection}:${id}`
  return { record, title: typeof title === 'string' && title ? title : `No. ${id}` }
}
