'use client'

import { toast, useFormInitializing } from '@payloadcms/ui'
import { usePathname, useSearchParams } from 'next/navigation.js'
import { useEffect, useRef } from 'react'
import { useOpenField } from './use-open-field.ts'

const MISSING = 'This field is not in the form any more.'

/** Opens the field that the address names, `?field=blocks.<id>.title`, once the form is there. */
export function FieldInAddress() {
  const [params, pathname] = [useSearchParams(), usePathname()]
  const isInitializing = useFormInitializing()
  const openField = useOpenField()
  const place = useRef<HTMLSpanElement>(null)
  const field = params.get('field')
  useEffect(() => {
    if (!field || isInitializing) return
    let isHere = true
    void openField(place.current, field).then((isFound) => {
      if (!isHere) return
      if (!isFound) toast.info(MISSING)
      // A later visit to this address in the history leaves the cursor alone. Next's router would
      // load the form again, and undo what has been typed and folded since.
      window.history.replaceState(null, '', pathname)
    })
    return () => {
      isHere = false
    }
  }, [field, isInitializing, openField, pathname])
  return <span ref={place} hidden />
}
