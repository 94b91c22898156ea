/**
 * Payload’s view of one record. The package does not export it (`@payloadcms/next/package.json`),
 * and the view that it exports creates a record before it renders a form.
 */
export { renderDocument } from '@payload-views/Document/index.js'
