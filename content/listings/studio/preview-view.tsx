import { useArrival } from '../../long-work/studio/use-arrival.ts'
import { ChooseFields } from './choose-fields.tsx'
import { ImportFooter } from './import-footer.tsx'
import { ListingChanges } from './listing-changes.tsx'
import { NewPictures } from './new-pictures.tsx'
import { ProblemTable } from './problem-table.tsx'
import type { Stage } from './stage.ts'
import type { useImport } from './use-import.ts'

type Props = {
  stage: Extract<Stage, { name: 'preview' | 'saving' }>
  state: ReturnType<typeof useImport>
  canPublish: boolean
}

/** The preview of a spreadsheet, and the button that imports it. */
export function PreviewView({ stage, state, canPublish }: Props) {
  const heading = useArrival<HTMLHeadingElement>()
  const { preview, message } = stage
  const { counts, notes, problems, listings, pictures } = preview
  const isSaving = stage.name === 'saving'
  return (
    <>
      {problems.length === 0 && (
        <h3 ref={heading} tabIndex={-1} className="sheet-counts">
          <b>{counts.created}</b> new, <b>{counts.changed}</b> changed, <b>{counts.untouched}</b>{' '}
          untouched
        </h3>
      )}
      {notes.length > 0 && (
        <ul className="sheet-notes">
          {notes.map((note) => (
            <li key={note}>{note}</li>
          ))}
        </ul>
      )}
      <ChooseFields preview={preview} state={state} isDisabled={isSaving} />
      {stage.name === 'preview' && message && (
        <p role="alert" className="sheet-alert">
          {message}
        </p>
      )}
      {problems.length > 0 ? (
        <ProblemTable problems={problems} />
      ) : (
        <>
          <NewPictures pictures={pictures} state={state} isDisabled={isSaving} />
          <ListingChanges listings={listings} count={counts.created + counts.changed} />
        </>
      )}
      <ImportFooter {...{ preview, state, isSaving, canPublish }} />
    </>
  )
}
