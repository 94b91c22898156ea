'use client'

import { useForm } from '@payloadcms/ui'
import { useEffect, useLayoutEffect, useState } from 'react'
import { createPortal } from 'react-dom'
import { HIDDEN } from '../../model/hidden-blocks.ts'
import { pathOfElement } from '../beside/field-element.ts'
import { formPathOf } from '../beside/form-paths.ts'
import { EyeIcon } from './eye-icon.tsx'
import { addPlace, watchMenus } from './watch-menus.ts'

/** The open menu of a block: the place for the entry in it, and the path of the block by its id. */
type Menu = { opener: HTMLElement; place: HTMLElement; block: string; isHidden: boolean }

/** Part of each form: “Hide” or “Show” in the menu of a block. */
export function HideBlocks() {
  const { dispatchFields, formRef, getFields, setModified } = useForm()
  const [menu, setMenu] = useState<Menu>()

  // Not before: the form itself is mounted after its parts.
  useEffect(() => {
    const form = formRef.current
    if (!form) return undefined
    return watchMenus(form, (list, opener) => {
      const state = getFields()
      const path = pathOfElement(state, opener)
      const id = path && state[`${path}.id`]?.value
      if (!path || !/^blocks\.\d+$/.test(path)) return
      const isHidden = state[`${path}.${HIDDEN}`]?.value === true
      setMenu({ opener, place: addPlace(list), block: `blocks.${id}`, isHidden })
    })
  }, [formRef, getFields])

  useLayoutEffect(() => {
    if (!menu) return undefined
    // The menu has grown, so Payload places it again.
    window.dispatchEvent(new Event('resize'))
    return () => menu.place.remove()
  }, [menu])

  if (!menu) return null
  const { opener, place, block, isHidden } = menu
  const change = () => {
    // Rows may have moved since the menu was opened.
    const path = formPathOf(getFields(), block)
    if (path === undefined) return
    dispatchFields({ type: 'UPDATE', path: `${path}.${HIDDEN}`, value: !isHidden })
    setModified(true)
    // The entry is about to disappear, and the block stays where it is.
    opener.focus({ preventScroll: true })
  }
  return createPortal(
    <button
      type="button"
      className="popup-button-list__button array-actions__action"
      onClick={change}
    >
      <EyeIcon isCrossed={!isHidden} />
      {isHidden ? 'Show' : 'Hide'}
    </button>,
    place,
  )
}
