'use client'

import { toast } from '@payloadcms/ui'
import { useRouter } from 'next/navigation.js'
import type { DefaultCellComponentProps } from 'payload'
import { useState } from 'react'
import { sentenceOf } from '../../studio/request.ts'
import { type State, stateOf } from '../states.ts'
import { changeEnquiry } from './requests.ts'
import { StatePill } from './state-pill.tsx'

/** The state in the list, to be changed there. */
export function StateCell({ cellData, rowData }: DefaultCellComponentProps) {
  const router = useRouter()
  const stored = stateOf(cellData) ?? 'new'
  const [chosen, setChosen] = useState<{ from: State; to: State }>()
  // A choice counts until the list is read again.
  const state = chosen?.from === stored ? chosen.to : stored
  const choose = async (to: State) => {
    setChosen({ from: stored, to })
    try {
      await changeEnquiry(Number(rowData.id), { state: to })
      router.refresh()
    } catch (error) {
      setChosen(undefined)
      toast.error(sentenceOf(error))
    }
  }
  return (
    <StatePill
      state={state}
      label={`State of ${rowData.reference}`}
      onChoose={(to) => void choose(to)}
    />
  )
}
