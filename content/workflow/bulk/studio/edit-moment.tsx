'use client'

import { useConfig, useModal } from '@payloadcms/ui'
import { useEffect } from 'react'
import { guardSaves, type Save } from '../../../editing/together/guard-saves.ts'
import { OPEN_FOR } from '../open-for.ts'

type Props = { collection: string }

/** Part of a list: what its “Edit” sends says for how long its drawer was open. */
export function EditMoment({ collection }: Props) {
  const { api } = useConfig().config.routes
  const isOpen = useModal().isModalOpen(`edit-${collection}`)
  useEffect(() => {
    if (!isOpen) return undefined
    const openedAt = performance.now()
    return guardSaves(`${api}/${collection}`, {
      ...OF_NO_FORM,
      pass: (save, send) => send(withOpenFor(save, performance.now() - openedAt)),
    })
  }, [api, collection, isOpen])
  return null
}

/** The drawer shows no record, so no version of one is its base. */
const OF_NO_FORM = {
  holds: () => true,
  headers: () => ({}),
  changed: () => {},
  superseded: () => Response.error(),
}

function withOpenFor({ url, init }: Save, ms: number): Save {
  const headers = new Headers(init.headers)
  headers.set(OPEN_FOR, String(Math.round(ms)))
  return { url, init: { ...init, headers } }
}
