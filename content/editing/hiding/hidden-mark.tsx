import './hiding.css'

/** In the header of a block that visitors do not see. */
export function HiddenMark() {
  return (
    <span className="hidden-mark" title="Visitors do not see this block">
      Hidden
    </span>
  )
}
