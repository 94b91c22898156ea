'use client'

import { useConfig, useSelection } from '@payloadcms/ui'
import { useEffect, useState } from 'react'
import { MOST_SELECTED } from '../most-selected.ts'
import type { SelectionPreview, SelectionWarning } from '../what-selection-changes.ts'
import { askSelection } from './ask.ts'
import './selection-note.css'
import { formPath } from '@belvedere/kit/form-path.ts'
import { NOT_ALL_TRIED, refusedWords, selectionWords, warningsWords } from './summary-words.ts'

/** While somebody is still selecting, no request is sent. */
const PAUSE_MS = 400

/** Shows above a list what publishing the selected records would change, with warnings. */
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
      {!preview.isTried && <p>{NOT_ALL_TRIED}</p>}
      <Notes notes={preview.refusals} admin={admin} words={refusedWords} isOpen />
      <Notes notes={preview.warnings} admin={admin} words={warningsWords} />
    </div>
  )
}

type Props = {
  notes: SelectionWarning[]
  admin: string
  words: (notes: SelectionWarning[]) => string
  isOpen?: boolean
}

/** The list shows this many notes, and the number of the others. */
const MOST = 40

/** Notes about the selected records, each with a link to its field. */
function Notes({ notes, admin, words, isOpen = false }: Props) {
  if (notes.length === 0) return null
  const more = notes.length - MOST
  return (
    <details className="selection-note__notes" open={isOpen || notes.length <= 3}>
      <summary>{words(notes)}</summary>
      <ul>
        {notes.slice(0, MOST).map(({ record, title, path, place, sentence }) => (
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
