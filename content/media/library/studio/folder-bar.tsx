'use client'

import { toast, useConfig, useListQuery } from '@payloadcms/ui'
import { type FormEvent, useState } from 'react'
import { send } from '../../../studio/request.ts'
import { filtersOf, whereOf } from '../filters.ts'
import { useRefresh } from './use-refresh.ts'

export type Folder = { id: number; name: string }

type Edit = 'new' | 'rename' | 'delete'

/** The folders as a row of buttons; the open one can be renamed, and deleted by publishers. */
export function FolderBar({ folders, canDelete }: { folders: Folder[]; canDelete: boolean }) {
  const { query, handleWhereChange } = useListQuery()
  const [edit, setEdit] = useState<Edit>()
  const filters = filtersOf(query.where)
  const open = folders.find(({ id }) => String(id) === filters.folder)
  const choose = (folder: string) => {
    setEdit(undefined)
    void handleWhereChange?.(whereOf({ ...filters, folder }))
  }
  const tabs = [
    { value: '', name: 'All' },
    ...folders.map(({ id, name }) => ({ value: String(id), name })),
    ...(folders.length > 0 ? [{ value: 'none', name: 'No folder' }] : []),
  ]
  return (
    <nav className="library__folders" aria-label="Folders">
      <ul>
        {tabs.map(({ value, name }) => (
          <li key={value}>
            <button
              type="button"
              className="library__folder"
              aria-current={value === filters.folder}
              onClick={() => choose(value)}
            >
              {name}
            </button>
          </li>
        ))}
        <li>
          <button type="button" className="library__link" onClick={() => setEdit('new')}>
            New folder
          </button>
        </li>
        {open && (
          <li>
            <button type="button" className="library__link" onClick={() => setEdit('rename')}>
              Rename
            </button>
          </li>
        )}
        {open && canDelete && (
          <li>
            <button type="button" className="library__link" onClick={() => setEdit('delete')}>
              Delete folder
            </button>
          </li>
        )}
      </ul>
      {edit && (
        <FolderForm
          key={`${edit}${open?.id}`}
          edit={edit}
          folder={edit === 'new' ? undefined : open}
          onClose={() => setEdit(undefined)}
          onDeleted={() => choose('')}
        />
      )}
    </nav>
  )
}

type FormProps = {
  edit: Edit
  folder: Folder | undefined
  onClose: () => void
  onDeleted: () => void
}

const ACTION: Record<Edit, string> = { new: 'Add folder', rename: 'Rename', delete: 'Delete' }

function FolderForm({ edit, folder, onClose, onDeleted }: FormProps) {
  const { routes } = useConfig().config
  const refresh = useRefresh()
  const [name, setName] = useState(folder?.name ?? '')
  const [flaw, setFlaw] = useState('')
  const submit = async (event: FormEvent) => {
    event.preventDefault()
    const path = `${routes.api}/media-folders${folder ? `/${folder.id}` : ''}`
    const method = ({ new: 'POST', rename: 'PATCH', delete: 'DELETE' } as const)[edit]
    const message = await send(method, path, edit === 'delete' ? undefined : { name })
    if (message) return setFlaw(message)
    toast.success(edit === 'delete' ? 'Folder deleted. Its files are still here.' : 'Folder saved.')
    onClose()
    if (edit === 'delete') onDeleted()
    refresh()
  }
  return (
    <form className="library__folder-form" onSubmit={submit}>
      {edit === 'delete' ? (
        <p>Delete the folder “{folder?.name}”? Its files stay in the library.</p>
      ) : (
        <input
          // biome-ignore lint/a11y/noAutofocus: the editor has just asked for this field.
          autoFocus
          aria-label="Name of the folder"
          placeholder="Name of the folder"
          required
          maxLength={60}
          value={name}
          onChange={({ target }) => setName(target.value)}
        />
      )}
      <button type="submit" className="library__primary">
        {ACTION[edit]}
      </button>
      <button type="button" className="library__secondary" onClick={onClose}>
        Cancel
      </button>
      {flaw && <p role="alert">{flaw}</p>}
    </form>
  )
}
