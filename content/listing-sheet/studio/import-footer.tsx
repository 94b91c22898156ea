import { Button } from '@payloadcms/ui'
import type { ImportPreview } from '../preview.ts'
import type { useImport } from './use-import.ts'

type Props = {
  preview: ImportPreview
  state: ReturnType<typeof useImport>
  isSaving: boolean
  canPublish: boolean
}

/** The button that imports what the preview shows, and the choice whether it becomes public. */
export function ImportFooter({ preview, state, isSaving, canPublish }: Props) {
  const hasProblems = preview.problems.length > 0
  if (hasProblems && !canPublish) return null
  return (
    <footer>
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
      {!hasProblems && <ImportButton {...{ preview, state, isSaving }} />}
    </footer>
  )
}

function ImportButton({ preview, state, isSaving }: Omit<Props, 'canPublish'>) {
  const { counts, pictures } = preview
  const count = counts.created + counts.changed
  const hasNoAlt = pictures.some(({ name, alt }) => !(state.alts.get(name) ?? alt).trim())
  return (
    <>
      <Button
        margin={false}
        disabled={isSaving || count === 0 || hasNoAlt}
        onClick={() => void state.save(preview)}
      >
        {isSaving ? 'Importing …' : labelOf(count, state.publish)}
      </Button>
      {count === 0 ? (
        <p>Everything in this sheet is already so: there is nothing to import.</p>
      ) : (
        <p>
          To be able to take everything back at once, keep a copy first:{' '}
          <a href="/api/listings/export?format=xlsx">Download all listings as they are</a>
        </p>
      )}
    </>
  )
}

function labelOf(count: number, publish: boolean) {
  if (count === 0) return 'Import'
  const listings = count === 1 ? '1 listing' : `${count} listings`
  if (publish) return `Import and publish ${listings}`
  return count === 1 ? 'Import 1 listing as a draft' : `Import ${listings} as drafts`
}
