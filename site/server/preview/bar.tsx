import { formPath } from '@belvedere/kit/form-path.ts'
import { withoutPreview } from '../http/preview-address.ts'
import s from './bar.module.css'

type Props = {
  record: string | undefined
  studio: string
  /** The address of the page. */
  address: string
  isEditable: boolean
}

/** Marks the page as a preview, and links to the form and back to the public page. */
export function PreviewBar({ record, studio, address, isEditable }: Props) {
  const exit = withoutPreview(address)
  return (
    <aside id="preview-bar" className={s.bar} aria-label="Preview">
      <p>
        <strong>Preview</strong> <span>With drafts. Not public.</span>
      </p>
      {isEditable && record && <a href={`${studio}/admin${formPath(record)}`}>Edit this page</a>}
      <a href={`${exit}${exit.includes('?') ? '&' : '?'}preview=false`}>Exit</a>
    </aside>
  )
}
