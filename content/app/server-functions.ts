import type { ServerFunctionClientArgs } from 'payload'
import { renderInDrawer } from '../editing/new-record/render-in-drawer.tsx'
import { buildUnfolded } from '../editing/rows/keep-folding.ts'
import { scheduleFromForm } from '../workflow/schedules/schedule-from-form.ts'

/** The functions of the studio’s forms that do more than Payload’s own, for one call. */
export function serverFunctionsFor({ args }: ServerFunctionClientArgs) {
  const isNew = args.docID === undefined || args.docID === null
  return {
    'form-state': buildUnfolded,
    'schedule-publish': scheduleFromForm,
    ...(isNew && { 'render-document': renderInDrawer }),
  }
}
