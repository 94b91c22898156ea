/** A record that was deleted in a drawer over a form. */
type Deleted = { collection: string; id: string }

/** Returns what undoes it. */
type Hear = (deleted: Deleted) => () => void

const hearers = new Set<Hear>()

/** Calls a function for each record that is deleted in a drawer; returns a function that ends this. */
export function hearDeleted(hear: Hear): () => void {
  hearers.add(hear)
  return () => void hearers.delete(hear)
}

/**
 * Says that a record was deleted in a drawer, to the forms behind it; the returned function says that
 * it is back.
 */
export function sayDeleted(deleted: Deleted): () => void {
  const undo = [...hearers].map((hear) => hear(deleted))
  return () => {
    for (const putBack of undo) putBack()
  }
}
