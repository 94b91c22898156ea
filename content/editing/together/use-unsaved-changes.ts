'use client'

import { toast } from '@payloadcms/ui'
import { type RefObject, useCallback } from 'react'
import type { KeptForm } from '../kept/kept-form.ts'
import { useBringBack } from '../kept/use-bring-back.tsx'
import { useOffer } from '../kept/use-offer.ts'
import { restore } from './bring-back.ts'
import { hasSameContents } from './merge.ts'
import type { Fields } from './same.ts'
import type { FormState } from './use-form-state.ts'
import type { Base } from './use-guarded-saves.ts'
import type { useMerging } from './use-merging.ts'

type Options = {
  kept: KeptForm
  form: FormState
  base: RefObject<Base>
  onNewer: ReturnType<typeof useMerging>['onNewer']
}

const NOT_BACK = 'It could not be brought back yet. It stays here: please try again in a moment.'

/** Changes that were not saved when a form of this record was last left, to be restored or discarded. */
export function useUnsavedChanges({ kept, form, base, onNewer }: Options) {
  const isThere = useCallback(
    (mine: Fields) => {
      const { doc } = base.current
      return doc !== undefined && hasSameContents({ ...doc, ...mine }, doc)
    },
    [base],
  )
  const { offer, discard } = useOffer(kept, isThere)
  const own = useBringBack(form)
  const bringBack = async () => {
    if (!offer) return
    const isUntouched = hasSameContents(form.read(), base.current.doc ?? {})
    const isBack = isUntouched
      ? await restore(offer, { form, base, onNewer })
      : await own.bringBack(offer, offer.started)
    if (isBack) discard()
    else if (isUntouched) toast.error(NOT_BACK)
  }
  return { offer, discard, bringBack, dialog: own.dialog }
}
