'use client'

import { createContext, use } from 'react'

type NewRecordState = { isSaved: boolean; onSaved: (id: number) => void }

export const NewRecordContext = createContext<NewRecordState | undefined>(undefined)

/** The state of the new record of this form; undefined in the form of an existing record. */
export const useNewRecord = () => use(NewRecordContext)
