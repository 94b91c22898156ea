import { Button } from '@payloadcms/ui'
import { ListingChanges } from './listing-changes.tsx'
import { NewPictures } from './new-pictures.tsx'
import { ProblemTable } from './problem-table.tsx'
import { useArrival } from './use-arrival.ts'
import type { Stage, useImport } from './use-import.ts'

type Props = {
  stage: Extract<Stage, { name: 'preview' | 'saving' }>
  state: ReturnType<typeof useImport>
  canPublish: boolean
}

/** What a sheet would do, and the button that does it. */
export function PreviewView({ stage, state, canPublish }: Props) {
  const heading = useArrival<HTMLHeadingElement>()
  const { preview, message } = stage
  const { counts, notes, problems, listings, pictures } = preview
  const isSaving = stage.name === 'saving'
  const isIdle = counts.created + counts.changed === 0
  const hasNoAlt = pictures.some(({ name, alt }) => !(state.alts.get(name) ?? alt).trim())
  return (
    <>
      <h3 ref={heading} tabIndex={-1} className="sheet-counts">
        <b>{counts.created}</b> new, <b>{counts.changed}</b> changed, <b>{counts.untouched}</b>{' '}
        untouched
      </h3>
      {notes.length > 0 && (
        <ul className="sheet-notes">
          {notes.map((note) => (
            <li key={note}>{note}</li>
          ))}
        </ul>
      )}
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
      <footer hidden={problems.length > 0 && !canPublish}>
        {canPublish && (
          <label>
            <input
              type="checkbox"
              checked={state.publish}
              disabled={isSaving}
              onChange={({ currentTarget }) => void state.choosePublish(currentTarget.checked)}
            />
            <span>Publish at once, instead of as drafts</span>
          </label>
        )}
        {problems.length === 0 && (
          <>
            <Button
              margin={false}
              disabled={isSaving || isIdle || hasNoAlt}
              onClick={() => void state.save(preview)}
            >
              {isSaving ? 'Importing …' : labelOf(counts.created + counts.changed, state.publish)}
            </Button>
            <p>
              {isIdle
                ? 'Everything in this sheet is already so: there is nothing to import.'
                : COPY}{' '}
              {!isIdle && (
                <a href="/api/listings/export?format=xlsx">Download all listings as they are</a>
              )}
            </p>
          </>
        )}
      </footer>
    </>
  )
}

const COPY = 'To be able to take everything back at once, keep a copy first:'

function labelOf(count: number, publish: boolean) {
  if (count === 0) return 'Import'
  const listings = count === 1 ? '1 listing' : `${count} listings`
  return publish ? `Import and publish ${listings}` : `Import ${listings} as drafts`
}
