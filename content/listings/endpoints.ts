import { exportEndpoint, templateEndpoint } from './download-endpoints.ts'
import {
  importEndpoint,
  previewEndpoint,
  progressEndpoint,
  stopEndpoint,
} from './import-endpoints.ts'

/** Import and export of listings as CSV files and Excel workbooks. */
export const listingSheetEndpoints = [
  previewEndpoint,
  importEndpoint,
  progressEndpoint,
  stopEndpoint,
  templateEndpoint,
  exportEndpoint,
]
