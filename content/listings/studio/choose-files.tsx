import { type ChangeEvent, useId } from 'react'
import type { ChosenFiles } from './chosen-files.ts'

type Props = { files: ChosenFiles; isDisabled: boolean; onChoose: (files: File[]) => void }

/** The area where files are chosen or dropped. The input covers the area, so that it takes both. */
export function ChooseFiles({ files: { sheet, pictures }, isDisabled, onChoose }: Props) {
  const help = useId()

  function onChange({ currentTarget }: ChangeEvent<HTMLInputElement>) {
    const files = [...(currentTarget.files ?? [])]
    // The same file can be chosen again once it was corrected.
    currentTarget.value = ''
    if (files.length > 0) onChoose(files)
  }

  return (
    <div className="sheet-choose">
      <div className="sheet-drop">
        <label>
          <strong>{sheet ? sheet.name : 'Choose a sheet, or drop it here'}</strong>
          <span>
            {sheet ? chosenHint(pictures.length) : 'Excel (.xlsx) or CSV, and its pictures'}
          </span>
          <input
            type="file"
            multiple
            accept=".xlsx,.csv,.tsv,.txt,image/*"
            aria-describedby={sheet ? undefined : help}
            disabled={isDisabled}
            onChange={onChange}
          />
        </label>
      </div>
      {!sheet && (
        <div id={help} className="sheet-help">
          <p>
            New to this? Start from the template:{' '}
            <a href="/api/listings/import/template?format=xlsx">Excel</a>
            {' · '}
            <a href="/api/listings/import/template?format=csv">CSV</a>
          </p>
          <p>
            Headings are the words of the form, in any order. A row changes the listing with its
            slug, or else with its title in its category; every other row makes a new one. An empty
            cell empties its field; fields without a column stay as they are.
          </p>
          <p>You see everything before anything is saved.</p>
        </div>
      )}
    </div>
  )
}

function chosenHint(pictures: number) {
  const beside =
    pictures === 0 ? '' : `With ${pictures} ${pictures === 1 ? 'picture' : 'pictures'}. `
  return `${beside}Choose or drop more pictures, or another sheet, here.`
}
