'use client'

import { asFields } from '@belvedere/kit/json.ts'
import { useConfig } from '@payloadcms/ui'
import { useAsked } from '../../../studio/use-asked.ts'
import { STILL } from '../../is-animation.ts'
import './chosen-file.css'

/** Says what is shown of a file that is an animation; without an id nothing. */
export function AnimationNote({ id }: { id: number | string | undefined }) {
  const { api } = useConfig().config.routes
  const answer = useAsked(id === undefined ? undefined : `${api}/media/${id}/animation`)
  return asFields(answer).isAnimation === true && <p className="chosen-file">{STILL}</p>
}
