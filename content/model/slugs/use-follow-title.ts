'use client'

import { useRef } from 'react'
import { useAnswer } from './use-answer.ts'

type Follow = { collection: string; title: unknown; onSlug: (slug: string) => void }

/**
 * Returns a free slug for the title whenever it changes, but not for the title of a form just
 * opened.
 */
export function useFollowTitle({ collection, title, onSlug }: Follow) {
  const text = typeof title === 'string' ? title.trim() : ''
  const opened = useRef(text)
  const isChanged = text !== opened.current
  useAnswer({ collection, field: 'title', text: isChanged ? text : '' }, (answer) => {
    opened.current = ''
    if (answer?.free) onSlug(answer.free)
  })
}
