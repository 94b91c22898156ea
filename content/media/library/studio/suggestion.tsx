'use client'

import { asFields, asString } from '@belvedere/kit/json.ts'
import { useConfig } from '@payloadcms/ui'
import { useAsked } from '../../../studio/use-asked.ts'
import './suggestion.css'

type Props = { id: number | string; onAccept: (suggestion: string) => void }

/** A suggested alt text, if there is one. Accepting it only fills in the field, which the editor then saves. */
export function Suggestion({ id, onAccept }: Props) {
  const { routes } = useConfig().config
  const answer = useAsked(`${routes.api}/media/${id}/alt-suggestion`)
  const suggestion = asString(asFields(answer).suggestion)
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
