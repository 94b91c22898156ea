'use client'

import { useConfig, useSelection } from '@payloadcms/ui'
import { useEffect, useState } from 'react'
import { MOST_SELECTED } from '../most-selected.ts'
import type { SelectionPreview, SelectionWarning } from '../what-selection-changes.ts'
import { askSelection } from './ask.ts'
import './selection-note.css'
import { formPath } from '@belvedere/kit/form-path.ts'
import { selectionWords, warningsWords } from './summary-words.ts'

/** While somebody is still selecting, nothing is asked. */
const PAUSE_MS = 400

/** Says above a list what publishing the selected records would change, and what to look at before. */
export function SelectionNote({ collection }: { collection: string }) {
  const { api, admin } = useConfig().config.routes
  const { selectedIDs } = useSelection()
  const [preview, setPreview] = useState<SelectionPreview>()
  const ids = selectedIDs.join()
  useEffect(() => {
    setPreview(undefined)
    const selected = ids.split(',').filter(Boolean)
    if (selected.length === 0 || selected.length > MOST_SELECTED) return
    const controller = new AbortController()
    const timer = setTimeout(async () => {
      const answer = await askSelection(api, { collection, ids: selected }, controller.signal)
      if (!controller.signal.aborted && answer.is === 'here') setPreview(answer.part)
    }, PAUSE_MS)
    return () => {
      clearTimeout(timer)
      controller.abort()
    }
  }, [api, collection, ids])
  if (!preview) return null
  return (
    <div className="selection-note">
      <p role="status">{selectionWords(preview)}</p>
      <SelectionWarnings warnings={preview.warnings} admin={admin} />
    </div>
  )
}

type Props = { warnings: SelectionWarning[]; admin: string }

/** The list names this many warnings; for the others it shows their number. */
const MOST = 40

/** What is worth a look in the selected records, each with the way to its field. */
function SelectionWarnings({ warnings, admin }: Props) {
  if (warnings.length === 0) return null
  const more = warnings.length - MOST
  return (
    <details className="selection-note__warnings" open={warnings.length <= 3}>
      <summary>{warningsWords(warnings)}</summary>
      <ul>
        {warnings.slice(0, MOST).map(({ record, title, path, place, sentence }) => (
          <li key={`${record} ${path} ${sentence}`}>
            <a href={admin + formPath(record, path ?? undefined)} target="_blank" rel="noreferrer">
              {place ? `${title} › ${place}` : title}
            </a>
            <p>{sentence}</p>
          </li>
        ))}
        {more > 0 && <li>and {more} more</li>}
      </ul>
    </details>
  )
}
