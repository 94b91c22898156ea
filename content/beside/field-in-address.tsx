'use client'

import { toast, useFormInitializing } from '@payloadcms/ui'
import { usePathname, useRouter, useSearchParams } from 'next/navigation.js'
import { useEffect, useRef } from 'react'
import { useOpenField } from './use-open-field.ts'

const MISSING = 'This field is not in the form any more.'

/** Opens the field that the address names, `?field=blocks.<id>.title`, once the form is there. */
export function FieldInAddress() {
  const [params, pathname, router] = [useSearchParams(), usePathname(), useRouter()]
  const isInitializing = useFormInitializing()
  const openField = useOpenField()
  const place = useRef<HTMLSpanElement>(null)
  const field = params.get('field')
  useEffect(() => {
    if (!field || isInitializing) return
    void openField(place.current, field).then((isFound) => {
      if (!isFound) toast.info(MISSING)
      // A later visit to this address in the history leaves the cursor alone.
      router.replace(pathname, { scroll: false })
    })
  }, [field, isInitializing, openField, pathname, router])
  return <span ref={place} hidden />
}
