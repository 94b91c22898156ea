'use client'

import { Button, toast, useConfig, useForm } from '@payloadcms/ui'
import { type FormEvent, useEffect, useLayoutEffect, useState } from 'react'
import { createPortal } from 'react-dom'
import { Dialog } from '../../studio/dialog.tsx'
import { NOT_CHANGED, send } from '../../studio/request.ts'
import { pathOfElement } from '../beside/field-element.ts'
import { formPathOf } from '../beside/form-paths.ts'
import { addPlace, watchMenus } from '../hiding/watch-menus.ts'
import { ShelfIcon } from './shelf-icon.tsx'

/** The open menu of a block: the place for the entry in it, and the path of the block by its id. */
type Menu = { opener: HTMLElement; place: HTMLElement; block: string }

/** Part of each form: “Save as a pattern” in the menu of a block. */
export function SavePattern() {
  const { formRef, getDataByPath, getFields } = useForm()
  const [menu, setMenu] = useState<Menu>()
  const [block, setBlock] = useState<object>()

  // Not before: the form itself is mounted after its parts.
  useEffect(() => {
    const form = formRef.current
    if (!form) return undefined
    return watchMenus(form, (list, opener) => {
      const state = getFields()
      const path = pathOfElement(state, opener)
      if (!path || !/^blocks\.\d+$/.test(path)) return
      const id = state[`${path}.id`]?.value
      setMenu({ opener, place: addPlace(list), block: `blocks.${id}` })
    })
  }, [formRef, getFields])

  useLayoutEffect(() => {
    if (!menu) return undefined
    // The menu has grown, so Payload places it again.
    window.dispatchEvent(new Event('resize'))
    return () => menu.place.remove()
  }, [menu])

  const ask = () => {
    // Rows may have moved since the menu was opened.
    const path = menu && formPathOf(getFields(), menu.block)
    if (path !== undefined) setBlock(getDataByPath<object>(path))
  }
  const close = () => {
    setBlock(undefined)
    menu?.opener.focus({ preventScroll: true })
  }
  return (
    <>
      {menu &&
        createPortal(
          <button
            type="button"
            className="popup-button-list__button array-actions__action"
            onClick={ask}
          >
            <ShelfIcon />
            Save as a pattern
          </button>,
          menu.place,
        )}
      {block && <NameDialog block={block} onClose={close} />}
    </>
  )
}

/** Asks for the name under which a block is kept. */
function NameDialog({ block, onClose }: { block: object; onClose: () => void }) {
  const { routes } = useConfig().config
  const [title, setTitle] = useState('')
  const [isBusy, setIsBusy] = useState(false)
  const [problem, setProblem] = useState<string>()
  const save = async (event: FormEvent) => {
    event.preventDefault()
    setIsBusy(true)
    const body = { title: title.trim(), blocks: [block] }
    const refused = await send('POST', `${routes.api}/patterns?depth=0`, body, NOT_CHANGED)
    setIsBusy(false)
    if (refused) return setProblem(refused)
    toast.success(`“${body.title}” is kept. “Add Block” on any page shows it.`)
    onClose()
  }
  return (
    <Dialog title="Save as a pattern" closesBeside onClose={onClose}>
      <form onSubmit={(event) => void save(event)}>
        <p>The block is kept as it is now. Pages that use the pattern get a copy of it.</p>
        <label>
          Name
          <input
            autoFocus
            required
            maxLength={100}
            value={title}
            placeholder="Opening with a picture"
            onChange={({ target }) => setTitle(target.value)}
          />
        </label>
        {problem && <p role="alert">{problem}</p>}
        <Button type="submit" margin={false} disabled={isBusy || !title.trim()}>
          Save the pattern
        </Button>
      </form>
    </Dialog>
  )
}
