import { useId } from 'react'

type Props = { address: string; value: string; onChange: (value: string) => void }

/** Asks where the public address of a deleted page should lead. */
export function AskAddress({ address, value, onChange }: Props) {
  const help = useId()
  return (
    <div className="before-deleting__address">
      <label>
        <span>Redirect {address} to</span>
        <input
          type="text"
          inputMode="url"
          placeholder="/another-page"
          aria-describedby={help}
          value={value}
          onChange={(event) => {
            // The dialog is outside the form on the page, but React passes events on to it.
            event.stopPropagation()
            onChange(event.target.value)
          }}
        />
      </label>
      <small id={help}>
        Optional. Without it, visitors and search engines are told that the page is gone.
      </small>
    </div>
  )
}
