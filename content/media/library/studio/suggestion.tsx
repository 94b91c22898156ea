'use client'

import { useConfig } from '@payloadcms/ui'
import { useEffect, useState } from 'react'
import './suggestion.css'

type Props = { id: number | string; onAccept: (suggestion: string) => void }

/** A suggested alt text. Accepting it only fills in the field, which the editor then saves. */
export function Suggestion({ id, onAccept }: Props) {
  const suggestion = useSuggestion(id)
  if (!suggestion) return null
  return (
    <p className="library-suggestion">
      <span>
        Suggestion: <em>{suggestion}</em>
      </span>
      <button type="button" className="library__secondary" onClick={() => onAccept(suggestion)}>
        Use it
      </button>
    </p>
  )
}

/** The suggestion for a file. If it cannot be loaded, none is shown. */
function useSuggestion(id: number | string) {
  const { routes } = useConfig().config
  const [suggestion, setSuggestion] = useState<string>()
  useEffect(() => {
    const controller = new AbortController()
    void load(`${routes.api}/media/${id}/alt-suggestion`, controller.signal).then(setSuggestion)
    return () => controller.abort()
  }, [routes.api, id])
  return suggestion
}

async function load(path: string, signal: AbortSignal): Promise<string | undefined> {
  try {
    const response = await fetch(path, { signal })
    const body: unknown = response.ok ? await response.json() : undefined
    const { suggestion } = { suggestion: undefined, ...(typeof body === 'object' ? body : {}) }
    return typeof suggestion === 'string' ? suggestion : undefined
  } catch {
    return undefined
  }
}
