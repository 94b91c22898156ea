'use client'

import { useConfig, useSelection } from '@payloadcms/ui'
import { useEffect, useState } from 'react'
import { MOST_SELECTED } from '../most-selected.ts'
import { askSelection } from './ask.ts'
import './selection-note.css'
import { selectionWords } from './summary-words.ts'

/** While somebody is still selecting, nothing is asked. */
const PAUSE_MS = 400

/** Says above a list what publishing the selected records would change. */
export function SelectionNote({ collection }: { collection: string }) {
  const { api } = useConfig().config.routes
  const { selectedIDs } = useSelection()
  const [words, setWords] = useState<string>()
  const ids = selectedIDs.join()
  useEffect(() => {
    setWords(undefined)
    const selected = ids.split(',').filter(Boolean)
    if (selected.length === 0 || selected.length > MOST_SELECTED) return
    const controller = new AbortController()
    const timer = setTimeout(async () => {
      const answer = await askSelection(api, { collection, ids: selected }, controller.signal)
      if (!controller.signal.aborted && answer.is === 'here') setWords(selectionWords(answer.part))
    }, PAUSE_MS)
    return () => {
      clearTimeout(timer)
      controller.abort()
    }
  }, [api, collection, ids])
  if (!words) return null
  return (
    <p className="selection-note" role="status">
      {words}
    </p>
  )
}
