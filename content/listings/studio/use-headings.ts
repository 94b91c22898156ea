import { asFields } from '@belvedere/kit/json.ts'
import { usePreferences } from '@payloadcms/ui'
import { useCallback, useRef } from 'react'
import type { ChosenHeadings } from '../read-headings.ts'

const KEY = 'listing-sheet-headings'

/** The fields that this person has chosen for headings of sheets, kept from one import to the next. */
export function useHeadings() {
  const { getPreference, setPreference } = usePreferences()
  const chosen = useRef<ChosenHeadings>(undefined)

  const read = useCallback(async (): Promise<ChosenHeadings> => {
    // Without an answer the import goes on: the choice can be made again.
    const stored = asFields(await getPreference<unknown>(KEY).catch(() => undefined))
    chosen.current ??= new Map(Object.entries(stored).map(([name, path]) => [name, `${path}`]))
    return chosen.current
  }, [getPreference])

  const choose = useCallback(
    async (heading: string, path: string) => {
      const next = new Map(await read()).set(heading, path)
      chosen.current = next
      void setPreference(KEY, Object.fromEntries(next)).catch(() => undefined)
    },
    [read, setPreference],
  )

  return { read, choose }
}
