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
import { globalWithTypingKept, withTypingKept } from './editing/kept/feature.ts'
import { patterns } from './editing/patterns/patterns.ts'
import { previewLinks } from './editing/preview/preview-links.ts'
import { withDraftRestores } from './editing/restore/local-api.ts'
import { editedTogether } from './editing/together/feature.ts'
import { deliveries } from './enquiries/deliveries/deliveries.ts'
import { enquirySettings } from './enquiries/deliveries/settings/enquiry-settings.ts'
import { enquiries } from './enquiries/enquiries.ts'
import {
  CONTENT_FEATURES,
  finish,
  globalWithFeatures,
  withFeatures,
  withPatternFeatures,
} from './features.ts'
import { pageCollectionModels, pageGlobalModels } from './kinds/models.ts'
import { IMPORTS } from './listings/imports/import-row.ts'
import { importParts, listingImports } from './listings/imports/records.ts'
import { importWork } from './listings/imports/work.ts'
import { workTask } from './long-work/jobs.ts'
import { mediaFolders } from './media/library/folders.ts'
import { uploadLimits } from './media/limits.ts'
import { media } from './media/media.ts'
import { sharp } from './media/sharp.ts'
import { readPlacesIn } from './media/storage/place-in-library.ts'
import { amenities } from './model/amenities.ts'
import { blockKinds } from './model/blocks.ts'
import { global } from './model/global.ts'
import { MAX_DEPTH } from './model/list-limits.ts'
import { proseEditor } from './model/prose/editor.ts'
import { site } from './model/site.ts'
import { slugsEndpoint } from './model/slugs/endpoint.ts'
import { readLook } from './model/theme-parts.ts'
import { openOverview } from './overview/open-overview.ts'
import { searchEndpoint } from './overview/search/endpoint.ts'
import { visitBatches, visitCounts } from './overview/visits/collections.ts'
import { visitsView } from './overview/visits/studio/view-config.ts'
import { database } from './payload/database/adapter.ts'
import { explainError } from './payload/explain-error.ts'
import { withGlobalLock, withRecordLock } from './payload/workarounds/record-lock.ts'
import { changes } from './publish/changes/changes.ts'
import { withPublishing } from './publish/feature.ts'
import { moveOfSlug } from './publish/move-of-slug.ts'
import { jobs } from './publish/queue.ts'
import { redirects } from './publish/redirect-collection.ts'
import { address } from './service/env.ts'
import { email } from './service/mail/email.ts'
import { payloadLog } from './service/payload-log.ts'
import { DATE_FORMAT } from './studio/house-format.ts'
import { mailEndpoints } from './studio/mailbox/endpoints.ts'
import { studioTranslations } from './translations.ts'
import { withBin } from './workflow/before-deleting/feature.ts'
import { binEntries } from './workflow/bin/bin-entries.ts'
import { binView } from './workflow/bin/bin-view.ts'
import { bulkChanges } from './workflow/bulk/bulk-changes.ts'
import { BULK_CHANGES } from './workflow/bulk/bulk-row.ts'
import { bulkWork } from './workflow/bulk/work.ts'
import { comments } from './workflow/comments/comments.ts'
import { healthView } from './workflow/health/view-config.ts'
import { undoListing } from './workflow/imports/undo-listing.ts'
import { withRedirectTools } from './workflow/redirects/feature.ts'
import { releaseMembers } from './workflow/releases/release-members.ts'
import { releases } from './workflow/releases/releases.ts'
import { publishReleaseTask } from './workflow/releases/task.ts'
import { readyView } from './workflow/review/ready-view.ts'
import { reviews } from './workflow/review/reviews.ts'

const { port, studio } = address()

const config = buildConfig({
  // Empty during the build; start and set-up refuse to run without it.
  secret: process.env.PAYLOAD_SECRET ?? '',
  // Without a `serverURL` the studio calls the API at the origin that the editor opened.
  csrf: [studio, `http://localhost:${port}`, `http://127.0.0.1:${port}`],
  telemetry: false,
  logger: payloadLog(),
  db: withDraftRestores(
    database(async (opened) => {
      await openOverview(opened)
      await readPlacesIn(opened)
    }),
  ),
  email,
  sharp,
  upload: uploadLimits,
  editor: proseEditor(),
  i18n: studioTranslations,
  // Space for a chapter in one field; longer texts are mistakes, such as a pasted file.
  defaultMaxTextLength: 200_000,
  maxDepth: MAX_DEPTH,
  localization: { locales: [{ code: 'en', label: 'English' }], defaultLocale: 'en' },
  admin: {
    user: users.slug,
    // The default, Gravatar, would send a hash of every editor's email address to another host.
    avatar: 'default',
    dateFormat: DATE_FORMAT,
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
        '/payload/workarounds/lost-requests-provider.tsx#LostRequests',
        '/editing/kept/forget-at-sign-out.tsx#ForgetAtSignOut',
        '/enquiries/studio/forget-gone.tsx#ForgetGone',
        '/studio/menu/menu-provider.tsx#MenuProvider',
        '/payload/workarounds/latest-entries.tsx#LatestEntries',
        '/editing/quick-rows/quick-form-state.tsx#QuickFormState',
        '/editing/rows/focus-new-rows.tsx#FocusNewRows',
        '/editing/pasting/paste-clicks.tsx#PasteClicks',
      ],
      views: {
        ...readyView,
        ...binView,
        login: { Component: '/accounts/studio/sign-in-view.tsx#SignInView', path: '/login' },
        forgot: { Component: '/accounts/forgotten-view.tsx#ForgottenView', path: '/forgot' },
        ...visitsView,
        ...auditView,
        ...healthView,
        dashboard: { Component: '/workflow/dashboard/studio/dashboard.tsx#Dashboard' },
        mailbox: { Component: '/studio/mailbox/mailbox-view.tsx#MailboxView', path: '/mailbox' },
      },
      afterNavLinks: [
        '/workflow/bin/studio/bin-link.tsx#BinLink',
        '/studio/mailbox/mailbox-link.tsx#MailboxLink',
        '/accounts/audit/studio/audit-link.tsx#AuditLink',
        '/workflow/health/studio/health-link.tsx#HealthLink',
      ],
      actions: ['/overview/search/studio/search-field.tsx#SearchField'],
    },
    meta: { titleSuffix: ' · Belvedere' },
  },
  blocks: blockKinds,
  globals: [
    ...[...pageGlobalModels, site, brand, global].map(globalWithFeatures),
    globalWithTypingKept(withGlobalLock(enquirySettings)),
  ],
  collections: [
    ...[...pageCollectionModels, amenities, media].map(withFeatures),
    withBin(withPatternFeatures(patterns)),
    withTypingKept(withRedirectTools(withBin(editedTogether(withPublishing(redirects))))),
    withTypingKept(withSessionLock(withRecordLock(users))),
    ...[secondFactors, passkeys, withTypingKept(deliveryTokens)],
    previewLinks,
    ...[withTypingKept(withRecordLock(releases)), releaseMembers, reviews, comments, binEntries],
    ...[enquiries, mediaFolders],
    ...[deliveries, changes, sessionDetails, auditLog],
    ...[listingImports, importParts, bulkChanges],
    ...[visitCounts, visitBatches],
  ],
  endpoints: [
    ...CONTENT_FEATURES.flatMap(({ endpoints = [] }) => endpoints),
    ...[unsavedEndpoint, foundEndpoint, slugsEndpoint(moveOfSlug), searchEndpoint],
    ...mailEndpoints,
  ],
  jobs: jobs(
    [publishReleaseTask, workTask(importWork(undoListing)), workTask(bulkWork)],
    [IMPORTS.queue, BULK_CHANGES.queue],
  ),
  onInit: readLook,
  hooks: { afterError: [explainError] },
  // Types are generated by `generate.ts`, not in another process at every start.
  typescript: { autoGenerate: false, outputFile: join(projectRoot(), 'content/payload-types.ts') },
})

export default config.then(finish)
