import type { ServerFunctionClientArgs } from 'payload'
import { renderInDrawer } from '../editing/new-record/render-in-drawer.tsx'
import { buildUnfolded } from '../editing/rows/keep-folding.ts'

/** The functions of the studio’s forms that do more than Payload’s own, for one call. */
export function serverFunctionsFor({ args }: ServerFunctionClientArgs) {
  const isNew = args.docID === undefined || args.docID === null
  return {
    'form-state': buildUnfolded,
    ...(isNew && { 'render-document': renderInDrawer }),
  }
}
