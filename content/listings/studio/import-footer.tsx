import { Button } from '@payloadcms/ui'
import type { ImportPreview } from '../preview.ts'
import { TAKE_BACK_HELP } from './import-words.ts'
import type { useImport } from './use-import.ts'

type Props = {
  preview: ImportPreview
  state: ReturnType<typeof useImport>
  isSaving: boolean
  canPublish: boolean
}

/** The button that imports what the preview shows, and the choice whether it becomes public. */
export function ImportFooter({ preview, state, isSaving, canPublish }: Props) {
  const { counts, problems } = preview
  const hasProblems = problems.length > 0
  const isIdle = counts.created + counts.changed === 0
  // A listing that must not be published is a problem: then the choice can be undone.
  const hasChoice = canPublish && (!hasProblems || state.publish)
  if (!hasProblems && isIdle) return <p className="sheet-idle">{IDLE}</p>
  if (hasProblems && !hasChoice) return null
  return (
    <footer>
      {hasChoice && (
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

const IDLE = 'There is nothing to import: the listings are already as this sheet says.'

function ImportButton({ preview, state, isSaving }: Omit<Props, 'canPublish'>) {
  const { counts, pictures } = preview
  const count = counts.created + counts.changed
  const hasNoAlt = pictures.some(({ name, alt }) => !(state.alts.get(name) ?? alt).trim())
  return (
    <>
      <Button
        margin={false}
        disabled={isSaving || hasNoAlt}
        onClick={() => void state.save(preview)}
      >
        {isSaving ? 'Importing …' : labelOf(count, state.publish)}
      </Button>
      <p>{TAKE_BACK_HELP}</p>
    </>
  )
}

function labelOf(count: number, publish: boolean) {
  const listings = count === 1 ? '1 listing' : `${count} listings`
  if (publish) return `Import and publish ${listings}`
  return count === 1 ? 'Import 1 listing as a draft' : `Import ${listings} as drafts`
}
