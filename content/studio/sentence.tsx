type Props = { words: string }

/** A sentence among the fields of a form. */
export function Sentence({ words }: Props) {
  return <p className="field-description">{words}</p>
}
