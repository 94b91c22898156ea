type Props = { text: string }

/** A help text in a form, used by blocks without fields. */
export function HelpText({ text }: Props) {
  return <p className="field-description">{text}</p>
}
