import { useConfig } from '@payloadcms/ui'
import { useEffect, useState } from 'react'
import { type Answer, askWhatGoes } from './requests.ts'

/** The address of a collection in the API. */
export function useRecords(collection: string): string {
  return `${useConfig().config.routes.api}/${collection}`
}

/** The effects of deleting these records; undefined until known. */
export function useWhatGoes(records: string, ids: (number | string)[]): Answer | undefined {
  const [answer, setAnswer] = useState<Answer>()
  const list = ids.join()
  useEffect(() => {
    const controller = new AbortController()
    void askWhatGoes(records, list.split(','), controller.signal).then((found) => {
      if (!controller.signal.aborted) setAnswer(found)
    })
    return () => controller.abort()
  }, [records, list])
  return answer
}
