'use client'

import { toast } from '@payloadcms/ui'
import { type RefObject, useEffect, useState } from 'react'
import { restore } from './bring-back.ts'
import type { KeptWords } from './kept-words.ts'
import { hasSameContents } from './merge.ts'
import { CHANGES_KEPT, type UnsavedChanges } from './unsaved-changes.ts'
import type { FormState } from './use-form-state.ts'
import type { Base } from './use-guarded-saves.ts'
import type { useMerging } from './use-merging.ts'

type Options = {
  words: KeptWords
  form: FormState
  base: RefObject<Base>
  onNewer: ReturnType<typeof useMerging>['onNewer']
}

const NOT_BACK = 'It could not be brought back yet. It stays here: please try again in a moment.'

/** Changes that could not be saved when this form was last left, to be restored or discarded. */
export function useUnsavedChanges({ words, form, base, onNewer }: Options) {
  const [changes, setChanges] = useState<UnsavedChanges>()
  useEffect(() => {
    // The service, which sends the first rendering, cannot know of what the tab has stored.
    setChanges(unsavedIn(words, base.current))
    const onKept = () => {
      words.look()
      setChanges(words.earlier)
    }
    window.addEventListener(CHANGES_KEPT, onKept)
    return () => window.removeEventListener(CHANGES_KEPT, onKept)
  }, [words, base])
  const discard = () => {
    words.decided()
    setChanges(undefined)
  }
  const bringBack = async () => {
    if (!changes) return
    if (await restore(changes, { form, base, onNewer })) discard()
    else toast.error(NOT_BACK)
  }
  return { changes, discard, bringBack }
}

/** None if the record has them by now: the page may have been closed during its last save. */
function unsavedIn(words: KeptWords, { doc }: Base) {
  if (words.earlier && doc && hasSameContents(words.earlier.mine, doc)) words.decided()
  return words.earlier
}
