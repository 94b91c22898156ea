/**
 * Payload’s views of the history: the one that compares two versions, and the list from which the
 * other version is chosen there. The package does not export them (`@payloadcms/next/package.json`).
 */
export { VersionView as CompareView } from '@payload-views/Version/index.js'
export { VersionsView as ChooseView } from '@payload-views/Versions/index.js'
