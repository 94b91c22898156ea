type Props = { changes: string[] | undefined; most?: number }

/** The changes of a version, in the words of the form. */
export function ChangesList({ changes, most = 4 }: Props) {
  if (!changes) return <span>First version</span>
  if (changes.length === 0) return <span>Nothing in the form</span>
  const rest = changes.length - most
  return (
    <ul className="changes">
      {changes.slice(0, most).map((change) => (
        <li key={change}>{change}</li>
      ))}
      {rest > 0 && <li>and {rest} more</li>}
    </ul>
  )
}
