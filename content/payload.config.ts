import { join } from 'node:path'
import { projectRoot } from '@belvedere/kit/root.ts'
import { buildConfig } from 'payload'
import { auditLog } from './accounts/audit/audit-log.ts'
import { auditView } from './accounts/audit/studio/view-config.ts'
import { deliveryTokens } from './accounts/delivery-tokens.ts'
import { passkeys } from './accounts/passkeys/passkeys.ts'
import { secondFactors } from './accounts/second-factor/factors.ts'
import { sessionDetails } from './accounts/sessions/session-details.ts'
import { withSessionLock } from './accounts/sessions/session-lock.ts'
import { users } from './accounts/users.ts'
import { brand } from './delivery/brand/brand.ts'
import { foundEndpoint } from './delivery/found/endpoint.ts'
import { unsavedEndpoint } from './delivery/unsaved/unsaved-endpoint.ts'
import { globalWithPageBeside, withPageBeside } from './editing/beside/with-page-beside.ts'
import { withTypedKept } from './editing/late-answers/with-typed-kept.ts'
import { savedWhenTyped } from './editing/new-record/saved-when-typed.ts'
import { previewLinks } from './editing/preview/preview-links.ts'
import { globalWithPreview, withPreview } from './editing/preview/with-preview.ts'
import { restoredAsDrafts } from './editing/restore/always-as-draft.ts'
import { withDraftRestores } from './editing/restore/local-api.ts'
import { withSoundRowIds } from './editing/rows/sound-row-ids.ts'
import { openFormsEndpoint } from './editing/together/open-forms.ts'
import {
  globalWithEditingTogether,
  withEditingTogether,
  withoutPayloadLocks,
} from './editing/together/with-editing-together.ts'
import { globalWithAuthors, withAuthors } from './editing/versions/saved-by.ts'
import { deliveries } from './enquiries/deliveries/deliveries.ts'
import { enquirySettings } from './enquiries/deliveries/settings/enquiry-settings.ts'
import { enquiries } from './enquiries/enquiries.ts'
import { mediaFolders } from './media/library/folders.ts'
import { uploadLimits } from './media/limits.ts'
import { media } from './media/media.ts'
import { sharp } from './media/sharp.ts'
import { amenities } from './model/amenities.ts'
import { blockKinds } from './model/blocks.ts'
import { draftsOnlyForEditors, globalDraftsOnlyForEditors } from './model/drafts-only.ts'
import { global } from './model/global.ts'
import { withoutApiTab } from './model/hide-api-tab.ts'
import { withNumericIds } from './model/ids.ts'
import { MAX_DEPTH, withListLimits } from './model/list-limits.ts'
import { pageCollectionModels, pageGlobalModels } from './kinds/models.ts'
import { proseEditor } from './model/prose/editor.ts'
import { site } from './model/site.ts'
import { slugsEndpoint } from './model/slugs/endpoint.ts'
import { withUsageGuard } from './overview/references/guard.ts'
import { searchEndpoint } from './overview/search/endpoint.ts'
import { visitBatches, visitCounts } from './overview/visits/collections.ts'
import { visitsView } from './overview/visits/studio/view-config.ts'
import { withOverview } from './overview/with-overview.ts'
import { database } from './payload/database/adapter.ts'
import { explainError } from './payload/explain-error.ts'
import { accessForEditorsOnly } from './payload/workarounds/access-endpoints.ts'
import { globalWithOpenForm } from './payload/workarounds/editable-globals.ts'
import { globalWithStatus } from './payload/workarounds/global-status.ts'
import { globalWithOwnVersions, withOwnVersions } from './payload/workarounds/last-saver.ts'
import { withoutUnkeptVersions } from './payload/workarounds/no-versions.ts'
import { withGlobalLock, withRecordLock } from './payload/workarounds/record-lock.ts'
import { withScheduleRetries } from './payload/workarounds/schedule-retries.ts'
import { systemForEditorsOnly } from './payload/workarounds/system-collections.ts'
import { withTypedValues } from './payload/workarounds/typed-values.ts'
import { changes } from './publish/changes/changes.ts'
import { withGlobalPublishHooks } from './publish/globals.ts'
import { jobs } from './publish/queue.ts'
import { globalWithReceipts, withReceipts } from './publish/receipts/with-receipts.ts'
import { withPublishHooks } from './publish/records.ts'
import { redirects } from './publish/redirect-collection.ts'
import { address } from './service/env.ts'
import { email } from './service/mail/email.ts'
import { payloadLog } from './service/payload-log.ts'
import { mailEndpoints } from './studio/mailbox/endpoints.ts'
import { studioTranslations } from './translations.ts'
import { withDeleteDialog } from './workflow/before-deleting/with-delete-dialog.ts'
import { beforePublishingEndpoints } from './workflow/before-publishing/endpoints.ts'
import {
  globalWithPublishSheet,
  withPublishSheet,
} from './workflow/before-publishing/with-publish-sheet.ts'
import { comments } from './workflow/comments/comments.ts'
import { globalWithComments, withComments } from './workflow/comments/with-comments.ts'
import { releaseMembers } from './workflow/releases/release-members.ts'
import { releases } from './workflow/releases/releases.ts'
import { globalWithReleases, withReleases } from './workflow/releases/with-releases.ts'
import { readyView } from './workflow/review/ready-view.ts'
import { reviews } from './workflow/review/reviews.ts'
import { globalWithReview, withReview } from './workflow/review/with-review.ts'
import { scheduleEndpoints } from './workflow/schedules/endpoints.ts'
import { withScheduledInLists, withScheduleLine } from './workflow/schedules/with-schedules.ts'

const { port, studio } = address()

const config = buildConfig({
  // Empty during the build; start and set-up refuse to run without it.
  secret: process.env.PAYLOAD_SECRET ?? '',
  // Without a `serverURL` the studio calls the API at the origin that the editor opened.
  csrf: [studio, `http://localhost:${port}`, `http://127.0.0.1:${port}`],
  telemetry: false,
  logger: payloadLog(),
  db: withDraftRestores(database),
  email,
  sharp,
  upload: uploadLimits,
  editor: proseEditor(),
  i18n: studioTranslations,
  // Room for a chapter in one field; longer texts are mistakes, such as a pasted file.
  defaultMaxTextLength: 200_000,
  maxDepth: MAX_DEPTH,
  localization: { locales: [{ code: 'en', label: 'English' }], defaultLocale: 'en' },
  admin: {
    user: users.slug,
    // The default, Gravatar, would send a hash of every editor's email address to another host.
    avatar: 'default',
    importMap: {
      baseDir: join(projectRoot(), 'content'),
      importMapFile: join(projectRoot(), 'content/app/(payload)/admin/importMap.js'),
    },
    components: {
      graphics: {
        Logo: '/delivery/brand/studio/sign-in-logo.tsx#SignInLogo',
        Icon: '/delivery/brand/studio/studio-icon.tsx#StudioIcon',
      },
      providers: [
        '/editing/quick-rows/quick-form-state.tsx#QuickFormState',
        '/editing/rows/focus-new-rows.tsx#FocusNewRows',
      ],
      views: {
        ...readyView,
        login: { Component: '/accounts/studio/sign-in-view.tsx#SignInView', path: '/login' },
        forgot: { Component: '/accounts/forgotten-view.tsx#ForgottenView', path: '/forgot' },
        ...visitsView,
        ...auditView,
        dashboard: { Component: '/workflow/dashboard/studio/dashboard.tsx#Dashboard' },
        mailbox: { Component: '/studio/mailbox/mailbox-view.tsx#MailboxView', path: '/mailbox' },
      },
      afterNavLinks: [
        '/studio/mailbox/mailbox-link.tsx#MailboxLink',
        '/accounts/audit/studio/audit-link.tsx#AuditLink',
      ],
      actions: ['/overview/search/studio/search-field.tsx#SearchField'],
    },
    meta: { titleSuffix: ' · Belvedere' },
  },
  blocks: blockKinds,
  globals: [
    ...[...pageGlobalModels, site, brand, global]
      .map(globalWithPreview)
      .map(withGlobalPublishHooks)
      .map(globalWithReceipts)
      .map(withScheduleLine)
      .map(globalWithReleases)
      .map(globalWithComments)
      .map(globalWithReview)
      .map(globalDraftsOnlyForEditors)
      .map(globalWithOwnVersions)
      .map(globalWithStatus)
      .map(globalWithEditingTogether)
      .map(globalWithAuthors)
      .map(withGlobalLock)
      .map(globalWithPublishSheet)
      .map(globalWithPageBeside)
      .map(withTypedKept)
      .map(globalWithOpenForm),
    withGlobalLock(enquirySettings),
  ],
  collections: [
    ...[...pageCollectionModels, amenities, media]
      .map(withPreview)
      .map(savedWhenTyped)
      .map(withAuthors)
      .map(withPublishHooks)
      .map(withReceipts)
      .map((one) => (one.versions ? withScheduleLine(one) : one))
      .map(withReleases)
      .map(withComments)
      .map(withReview)
      .map(draftsOnlyForEditors)
      .map(withOwnVersions)
      .map(withEditingTogether)
      .map(withUsageGuard)
      .map(withDeleteDialog)
      .map(withRecordLock)
      .map(withPublishSheet)
      .map(withPageBeside)
      .map(withTypedKept),
    withEditingTogether(withPublishHooks(redirects)),
    withSessionLock(withRecordLock(users)),
    secondFactors,
    passkeys,
    deliveryTokens,
    previewLinks,
    withRecordLock(releases),
    releaseMembers,
    reviews,
    comments,
    enquiries,
    mediaFolders,
    deliveries,
    changes,
    sessionDetails,
    auditLog,
    visitCounts,
    visitBatches,
  ],
  endpoints: [
    unsavedEndpoint,
    foundEndpoint,
    openFormsEndpoint,
    slugsEndpoint,
    searchEndpoint,
    ...scheduleEndpoints,
    ...beforePublishingEndpoints,
    ...mailEndpoints,
  ],
  jobs,
  hooks: { afterError: [explainError] },
  // Types are generated by `generate.ts`, not in another process at every start.
  typescript: { autoGenerate: false, outputFile: join(projectRoot(), 'content/payload-types.ts') },
})

export default config
  .then(systemForEditorsOnly)
  .then(accessForEditorsOnly)
  .then(withoutUnkeptVersions)
  .then(withListLimits)
  .then(withTypedValues)
  .then(restoredAsDrafts)
  .then(withoutPayloadLocks)
  .then(withNumericIds)
  .then(withSoundRowIds)
  .then(withScheduleRetries)
  .then(withOverview)
  .then(withScheduledInLists)
  .then(withoutApiTab)
