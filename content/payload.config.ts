import { join } from 'node:path'
import { projectRoot } from '@belvedere/kit/root.ts'
import { buildConfig } from 'payload'
import { auditLog } from './audit/audit-log.ts'
import { auditView } from './audit/studio/view-config.ts'
import { withDeleteDialog } from './before-deleting/with-delete-dialog.ts'
import { beforePublishingEndpoints } from './before-publishing/endpoints.ts'
import { globalWithPublishSheet, withPublishSheet } from './before-publishing/with-publish-sheet.ts'
import { globalWithPageBeside, withPageBeside } from './beside/with-page-beside.ts'
import { brand } from './brand/brand.ts'
import { comments } from './comments/comments.ts'
import { globalWithComments, withComments } from './comments/with-comments.ts'
import { database } from './database/adapter.ts'
import { deliveries } from './deliveries/deliveries.ts'
import { enquirySettings } from './deliveries/settings/enquiry-settings.ts'
import { openFormsEndpoint } from './editing-together/open-forms.ts'
import {
  globalWithEditingTogether,
  withEditingTogether,
  withoutPayloadLocks,
} from './editing-together/with-editing-together.ts'
import { email } from './email.ts'
import { enquiries } from './enquiries/enquiries.ts'
import { address } from './env.ts'
import { explainError } from './explain-error.ts'
import { foundEndpoint } from './found/endpoint.ts'
import { withTypedKept } from './late-answers/with-typed-kept.ts'
import { mediaFolders } from './library/folders.ts'
import { mailEndpoints } from './mail/endpoints.ts'
import { uploadLimits } from './media/limits.ts'
import { sharp } from './media/sharp.ts'
import { amenities } from './model/amenities.ts'
import { blockKinds } from './model/blocks.ts'
import { changes } from './model/changes.ts'
import { deliveryTokens } from './model/delivery-tokens.ts'
import { draftsOnlyForEditors, globalDraftsOnlyForEditors } from './model/drafts-only.ts'
import { global } from './model/global.ts'
import { withoutApiTab } from './model/hide-api-tab.ts'
import { withNumericIds } from './model/ids.ts'
import { MAX_DEPTH, withListLimits } from './model/list-limits.ts'
import { media } from './model/media.ts'
import { pageCollectionModels, pageGlobalModels } from './model/page-models.ts'
import { redirects } from './model/redirects.ts'
import { site } from './model/site.ts'
import { studioTranslations } from './model/translations.ts'
import { users } from './model/users.ts'
import { savedWhenTyped } from './new-record/saved-when-typed.ts'
import { withOverview } from './overview/with-overview.ts'
import { passkeys } from './passkeys/passkeys.ts'
import { accessForEditorsOnly } from './payload/access-endpoints.ts'
import { globalWithOpenForm } from './payload/editable-globals.ts'
import { globalWithStatus } from './payload/global-status.ts'
import { globalWithOwnVersions, withOwnVersions } from './payload/last-saver.ts'
import { withoutUnkeptVersions } from './payload/no-versions.ts'
import { withGlobalLock, withRecordLock } from './payload/record-lock.ts'
import { withScheduleRetries } from './payload/schedule-retries.ts'
import { withSessionLock } from './payload/sessions.ts'
import { systemForEditorsOnly } from './payload/system-collections.ts'
import { withTypedValues } from './payload/typed-values.ts'
import { payloadLog } from './payload-log.ts'
import { previewLinks } from './preview/preview-links.ts'
import { globalWithPreview, withPreview } from './preview/with-preview.ts'
import { proseEditor } from './prose/editor.ts'
import { withGlobalPublishHooks } from './publish/globals.ts'
import { jobs } from './publish/queue.ts'
import { withPublishHooks } from './publish/records.ts'
import { globalWithReceipts, withReceipts } from './receipts/with-receipts.ts'
import { withUsageGuard } from './references/guard.ts'
import { releaseMembers } from './releases/release-members.ts'
import { releases } from './releases/releases.ts'
import { globalWithReleases, withReleases } from './releases/with-releases.ts'
import { restoredAsDrafts } from './restore/always-as-draft.ts'
import { withDraftRestores } from './restore/local-api.ts'
import { readyView } from './review/ready-view.ts'
import { reviews } from './review/reviews.ts'
import { globalWithReview, withReview } from './review/with-review.ts'
import { withSoundRowIds } from './rows/sound-row-ids.ts'
import { scheduleEndpoints } from './schedules/endpoints.ts'
import { withScheduledInLists, withScheduleLine } from './schedules/with-schedules.ts'
import { searchEndpoint } from './search/endpoint.ts'
import { secondFactors } from './second-factor/factors.ts'
import { sessionDetails } from './sessions/session-details.ts'
import { slugsEndpoint } from './slugs/endpoint.ts'
import { unsavedEndpoint } from './unsaved/unsaved-endpoint.ts'
import { globalWithAuthors, withAuthors } from './versions/saved-by.ts'
import { visitBatches, visitCounts } from './visits/collections.ts'
import { visitsView } from './visits/studio/view-config.ts'

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
        Logo: '/brand/studio/sign-in-logo.tsx#SignInLogo',
        Icon: '/brand/studio/studio-icon.tsx#StudioIcon',
      },
      providers: [
        '/quick-rows/quick-form-state.tsx#QuickFormState',
        '/rows/focus-new-rows.tsx#FocusNewRows',
      ],
      views: {
        ...readyView,
        login: { Component: '/accounts/studio/sign-in-view.tsx#SignInView', path: '/login' },
        forgot: { Component: '/accounts/forgotten-view.tsx#ForgottenView', path: '/forgot' },
        ...visitsView,
        ...auditView,
        dashboard: { Component: '/dashboard/studio/dashboard.tsx#Dashboard' },
        mailbox: { Component: '/mail/studio/mailbox-view.tsx#MailboxView', path: '/mailbox' },
      },
      afterNavLinks: [
        '/mail/studio/mailbox-link.tsx#MailboxLink',
        '/audit/studio/audit-link.tsx#AuditLink',
      ],
      actions: ['/search/studio/search-field.tsx#SearchField'],
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
