import { anyStep, type WorkKind } from '../../long-work/kind.ts'
import { isEditor, isPublisher } from '../../payload/access.ts'
import { IMPORTS, type ImportRow } from './import-row.ts'
import { savingStep } from './saving.ts'
import { takingBackStep, type UndoListing } from './taking-back.ts'

/** Saving the listings of an import, or taking them back. */
export function importWork(undo: UndoListing): WorkKind<ImportRow> {
  return {
    ...IMPORTS,
    cursorOf: ({ phase, position, left }) => `${phase} ${position} ${left}`,
    mayGoOn: (req, { isPublished }) => (isPublished ? isPublisher({ req }) : isEditor({ req })),
    step: async (req, row) =>
      row.phase === 'import'
        ? anyStep(await savingStep(req, row))
        : anyStep(await takingBackStep(req, row, undo)),
    report: ({ phase, total, created, updated, refused, binned, restored, kept }) =>
      phase === 'import'
        ? ['Listings imported', { total, created, updated, refused: refused?.length ?? 0 }]
        : ['Import of listings taken back', { binned, restored, kept: kept?.length ?? 0 }],
  }
}
