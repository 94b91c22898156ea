'use client'

import { useState } from 'react'
import { useAnswer } from './use-answer.ts'

/** The title of another record that has this slug. */
export function useUsedBy(collection: string, slug: string): string | undefined {
  const [used, setUsed] = useState({ slug: '', by: '' })
  useAnswer({ collection, field: 'slug', text: slug }, (answer) =>
    setUsed({ slug, by: answer?.usedBy ?? '' }),
  )
  return used.slug === slug && used.by !== '' ? used.by : undefined
}
