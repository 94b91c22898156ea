import { useConfig } from '@payloadcms/ui'
import { useEffect, useState } from 'react'
import { type Answer, askWhatGoes, type Selection } from './requests.ts'

/** The address of a collection in the API. */
export function useRecords(collection: string): string {
  return `${useConfig().config.routes.api}/${collection}`
}

/** The effects of deleting a selection; undefined until known. */
export function useWhatGoes(records: string, selection: Selection): Answer | undefined {
  const [answer, setAnswer] = useState<Answer>()
  const selected = JSON.stringify(selection)
  useEffect(() => {
    const controller = new AbortController()
    void askWhatGoes(records, JSON.parse(selected), controller.signal).then((found) => {
      if (!controller.signal.aborted) setAnswer(found)
    })
    return () => controller.abort()
  }, [records, selected])
  return answer
}
