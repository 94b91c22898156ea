import { join } from 'node:path'
import { projectRoot } from '@belvedere/kit/root.ts'
import { lexicalEditor } from '@payloadcms/richtext-lexical'
import { buildConfig } from 'payload'
import { database } from './database/adapter.ts'
import { withRecordLock, withSettingsLock } from './database/record-lock.ts'
import { noMailServer } from './email.ts'
import { address } from './env.ts'
import { uploadLimits } from './media/limits.ts'
import { sharp } from './media/sharp.ts'
import { amenities } from './model/amenities.ts'
import { blockKinds } from './model/blocks.ts'
import { deliveryTokens } from './model/delivery-tokens.ts'
import { draftsOnlyForEditors, globalDraftsOnlyForEditors } from './model/drafts-only.ts'
import { experiences } from './model/experiences.ts'
import { galleries } from './model/galleries.ts'
import { global } from './model/global.ts'
import { home } from './model/home.ts'
import { globalWithOwnVersions, withOwnVersions } from './model/last-saver.ts'
import { listings } from './model/listings.ts'
import { map } from './model/map.ts'
import { media } from './model/media.ts'
import { pages } from './model/pages.ts'
import { withoutApiTab } from './model/plain-studio.ts'
import { realEstateCategories } from './model/real-estate-categories.ts'
import { realEstateOverview } from './model/real-estate-overview.ts'
import { redirects } from './model/redirects.ts'
import { site } from './model/site.ts'
import { studioWords } from './model/studio-words.ts'
import { systemForEditorsOnly } from './model/system.ts'
import { users } from './model/users.ts'
import { payloadLog } from './payload-log.ts'
import { globalToldToSite } from './publish/globals.ts'
import { jobs } from './publish/queue.ts'
import { toldToSite } from './publish/records.ts'
import { withRetriedTimetable } from './publish/timetable.ts'
import { withUsageGuard } from './references/guard.ts'

const { port, studio } = address()

const config = buildConfig({
  // Empty while building; start and set-up refuse to run without it.
  secret: process.env.PAYLOAD_SECRET ?? '',
  // Without a `serverURL` the studio speaks to whichever of its names the editor opened it by.
  csrf: [studio, `http://localhost:${port}`, `http://127.0.0.1:${port}`],
  telemetry: false,
  logger: payloadLog(),
  db: database,
  email: noMailServer,
  sharp,
  upload: uploadLimits,
  editor: lexicalEditor(),
  i18n: studioWords,
  // A whole chapter pasted into one field is kept; past this it is a file that lost its way.
  defaultMaxTextLength: 200_000,
  localization: { locales: [{ code: 'en', label: 'English' }], defaultLocale: 'en' },
  admin: {
    user: users.slug,
    // The default asks Gravatar, another host, about every editor.
    avatar: 'default',
    importMap: {
      baseDir: join(projectRoot(), 'content'),
      importMapFile: join(projectRoot(), 'content/app/(payload)/admin/importMap.js'),
    },
    meta: { titleSuffix: ' · Belvedere' },
  },
  blocks: blockKinds,
  globals: [home, realEstateOverview, map, site, global]
    .map(globalToldToSite)
    .map(globalDraftsOnlyForEditors)
    .map(globalWithOwnVersions)
    .map(withSettingsLock),
  collections: [
    ...[pages, experiences, galleries, listings, realEstateCategories, amenities, media]
      .map(toldToSite)
      .map(draftsOnlyForEditors)
      .map(withOwnVersions)
      .map(withUsageGuard)
      .map(withRecordLock),
    toldToSite(redirects),
    users,
    deliveryTokens,
  ],
  jobs,
  // Otherwise every start of a development or a test would have a process write them anew.
  typescript: { autoGenerate: false, outputFile: join(projectRoot(), 'content/payload-types.ts') },
})

export default config.then(systemForEditorsOnly).then(withRetriedTimetable).then(withoutApiTab)
