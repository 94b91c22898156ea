import type { PayloadRequest } from 'payload'
import { readPalette } from '../../delivery/brand/read-brand.ts'
import type { Target } from '../../editing/together/target.ts'
import { entriesOf, type Form } from '../../editing/versions/changes-of.ts'
import type { Entry } from '../../editing/versions/entry.ts'
import { cutAround } from './cut-around.ts'
import { deadAddresses } from './dead-addresses.ts'
import { inTime } from './in-time.ts'
import { leavesOf, visitorsLeaves } from './leaves-of.ts'
import { readForm } from './read-form.ts'
import { type Records, readRecords } from './read-records.ts'
import { referencesOf } from './references.ts'
import { refusalsOf } from './refusals-of.ts'
import { rowShown, type Shown, shownOf } from './shown.ts'
import { listingWarnings } from './warnings/listing-warnings.ts'
import { siteWarnings } from './warnings/site-warnings.ts'
import type { Warning } from './warnings/warning.ts'
import { warningsOf } from './warnings/warnings-of.ts'

/** One change, as the dialog shows it. */
export type Change = {
  kind: Entry['kind']
  /** Its path, in the words of the form. */
  place: string
  /** The path of its field or row. */
  path: string
  was: Shown
  is: Shown
}

/** The changes that publishing will make; `more` counts those that are left out. */
export type Preview = {
  isPublic: boolean
  /** What the service would refuse to publish it for. */
  refusals: Warning[]
  /** Whether that was found out: not if the service was too busy, or the trial failed. */
  isTried: boolean
  changes: Change[]
  more: number
  warnings: Warning[]
}

const MOST = 150

/** The changes that publishing a form would make, field by field, and warnings. */
export async function whatChanges(
  req: PayloadRequest,
  target: Target,
  values: Record<string, unknown>,
): Promise<Preview> {
  const open = await readForm(req, target, values)
  const { form, before, after } = open
  const entries = entriesOf(form, before ?? {}, after)
  const shown = entries.slice(0, MOST)
  const leaves = visitorsLeaves(form, after)
  const changed = shown.flatMap(({ field, was, is }) =>
    [was, is].flatMap((value) => referencesOf(field, value)),
  )
  const all = [...leavesOf(form, after), ...leavesOf(form, before ?? {})]
  const used = all.flatMap(({ field, value }) => referencesOf(field, value))
  const [records, palette, dead, ofListing, ofSite, refusals] = await Promise.all([
    readRecords(req, [...changed, ...used]),
    readPalette(req.payload),
    deadAddresses(req, leaves, [{ target, after }]),
    listingWarnings(req, target, after),
    siteWarnings(req, target, after),
    inTime((signal) => refusalsOf(req, { ...open, target, values }, signal)),
  ])
  return {
    isPublic: before !== undefined,
    refusals: refusals ?? [],
    isTried: refusals !== undefined,
    changes: shown.map((entry) => changeOf(entry, form.kinds, records)),
    more: entries.length - shown.length,
    warnings: [...ofListing, ...ofSite, ...warningsOf(leaves, records, palette, dead)],
  }
}

function changeOf(entry: Entry, kinds: Form['kinds'], records: Records): Change {
  const { kind, words, path, field, fields } = entry
  const show = (value: unknown) =>
    fields ? rowShown({ fields, kinds }, value, records) : shownOf(field, value, records)
  const [was, is] = cutAround(show(entry.was), show(entry.is))
  return { kind, place: words.join(' › '), path: path.join('.'), was, is }
}
