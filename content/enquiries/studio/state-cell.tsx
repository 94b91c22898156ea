'use client'

import { toast } from '@payloadcms/ui'
import { useRouter } from 'next/navigation.js'
import type { DefaultCellComponentProps } from 'payload'
import { useState } from 'react'
import { sentenceOf } from '../../studio/request.ts'
import { STATES, type State, stateOf } from '../states.ts'
import { changeEnquiry } from './requests.ts'

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

type Props = { state: State; label: string; onChoose: (state: State) => void }

/** A state in its colour; a click opens the others. */
function StatePill({ state, label, onChoose }: Props) {
  return (
    <select
      className="enquiry-pill"
      data-state={state}
      aria-label={label}
      value={state}
      onChange={(event) => onChoose(stateOf(event.target.value) ?? state)}
    >
      {STATES.map((one) => (
        <option key={one.value} value={one.value}>
          {one.label}
        </option>
      ))}
    </select>
  )
}
