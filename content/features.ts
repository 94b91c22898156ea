import type { CollectionConfig, GlobalConfig, SanitizedConfig } from 'payload'
import { pageBeside } from './editing/beside/feature.ts'
import { errorsListed } from './editing/errors/feature.ts'
import { hiding } from './editing/hiding/feature.ts'
import { typingKept } from './editing/kept/feature.ts'
import { typedKept } from './editing/late-answers/feature.ts'
import { savedWhenTyped } from './editing/new-record/feature.ts'
import { pasting } from './editing/pasting/feature.ts'
import { patternsOffered } from './editing/patterns/feature.ts'
import { preview } from './editing/preview/feature.ts'
import { restoredAsDrafts } from './editing/restore/always-as-draft.ts'
import { reverting } from './editing/restore/feature.ts'
import { withSoundRowIds } from './editing/rows/sound-row-ids.ts'
import { editingTogether } from './editing/together/feature.ts'
import { undoing } from './editing/undo/feature.ts'
import { versions } from './editing/versions/feature.ts'
import { listingSheets } from './listings/feature.ts'
import { masterplanShapes } from './media/masterplan/shapes-endpoint.ts'
import { draftsOnly } from './model/drafts-only.ts'
import { withoutApiTab } from './model/hide-api-tab.ts'
import { withNumericIds } from './model/ids.ts'
import { withListLimits } from './model/list-limits.ts'
import { withPlainTexts } from './model/plain-texts.ts'
import { statesInLists } from './overview/states/feature.ts'
import { withOverview } from './overview/with-overview.ts'
import type { Feature } from './payload/feature.ts'
import { accessForEditorsOnly } from './payload/workarounds/access-endpoints.ts'
import { withChoicesInBin } from './payload/workarounds/choices-in-bin.ts'
import { editableGlobals } from './payload/workarounds/editable-globals.ts'
import { globalStatus } from './payload/workarounds/global-status.ts'
import { ownVersions } from './payload/workarounds/last-saver.ts'
import { withoutUnkeptVersions } from './payload/workarounds/no-versions.ts'
import { recordLock } from './payload/workarounds/record-lock.ts'
import { withScheduleRetries } from './payload/workarounds/schedule-retries.ts'
import { systemForEditorsOnly } from './payload/workarounds/system-collections.ts'
import { withTypedValues } from './payload/workarounds/typed-values.ts'
import { publishing } from './publish/feature.ts'
import { receipts } from './publish/receipts/feature.ts'
import { beforeDeleting } from './workflow/before-deleting/feature.ts'
import { beforePublishing } from './workflow/before-publishing/feature.ts'
import { editsAsWork } from './workflow/bulk/edit-many.ts'
import { commenting } from './workflow/comments/feature.ts'
import { inReleases } from './workflow/releases/feature.ts'
import { reviewing } from './workflow/review/feature.ts'
import { scheduling } from './workflow/schedules/feature.ts'
import { pagesAsTree } from './workflow/tree/feature.ts'

/**
 * The additions of the rooms to the content: the pages, the site's settings, amenities and files.
 * The order is that of the list:
 * - A hook of a save runs after those of the features above it: the message about a publish is queued
 *   first, and what releases, comments and reviews say of the record follows.
 * - A check before an operation runs before those of the features above it. So a request waits for
 *   the record (`recordLock`) before its state is compared (`editingTogether`) and its rights are
 *   checked (`draftsOnly`); that an autosave becomes a version (`ownVersions`) is decided last.
 * - A line above the fields stands above those of the features above it: errors, review, comments,
 *   releases, schedule. Buttons stand in the order of the list; those of `pageBeside` come first.
 * - `typedKept` and `editableGlobals` replace what others may have set, so they come last.
 */
export const CONTENT_FEATURES: Feature[] = [
  listingSheets,
  masterplanShapes,
  pagesAsTree,
  statesInLists,
  preview,
  savedWhenTyped,
  versions,
  reverting,
  publishing,
  receipts,
  scheduling,
  inReleases,
  commenting,
  reviewing,
  draftsOnly,
  ownVersions,
  globalStatus,
  editingTogether,
  typingKept,
  beforeDeleting,
  editsAsWork,
  recordLock,
  beforePublishing,
  pageBeside,
  pasting,
  hiding,
  patternsOffered,
  undoing,
  errorsListed,
  typedKept,
  editableGlobals,
]

/**
 * Rules for every record, also for accounts, enquiries and Payload's own collections. Checks before
 * an operation run from the last to the first: an odd id is refused before anything is read.
 */
const EVERYWHERE: ((config: SanitizedConfig) => SanitizedConfig)[] = [
  systemForEditorsOnly,
  accessForEditorsOnly,
  withoutUnkeptVersions,
  withListLimits,
  withTypedValues,
  withPlainTexts,
  withChoicesInBin,
  restoredAsDrafts,
  withNumericIds,
  withSoundRowIds,
  withScheduleRetries,
  withOverview,
  withoutApiTab,
]

/** The collection with all that the rooms add to content. */
export function withFeatures(collection: CollectionConfig): CollectionConfig {
  return CONTENT_FEATURES.reduce((all, feature) => feature.collection?.(all) ?? all, collection)
}

/** What the form of a pattern shares with those of pages. */
const OF_PATTERNS: Feature[] = [
  editingTogether,
  typingKept,
  recordLock,
  pasting,
  hiding,
  patternsOffered,
  undoing,
  errorsListed,
  typedKept,
]

/** As `withFeatures`, for patterns: blocks without a page, drafts and a public side. */
export function withPatternFeatures(collection: CollectionConfig): CollectionConfig {
  return OF_PATTERNS.reduce((all, feature) => feature.collection?.(all) ?? all, collection)
}

/** As `withFeatures`, for a global. */
export function globalWithFeatures(global: GlobalConfig): GlobalConfig {
  return CONTENT_FEATURES.reduce((all, feature) => feature.global?.(all) ?? all, global)
}

/** The whole config, once Payload has filled in its own part. */
export function finish(config: SanitizedConfig): SanitizedConfig {
  const own = CONTENT_FEATURES.flatMap((feature) => feature.config ?? [])
  return [...EVERYWHERE, ...own].reduce((all, change) => change(all), config)
}
