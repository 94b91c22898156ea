import { type ReactNode, useEffect } from 'react'

const begun = Promise.withResolvers<void>()

/**
 * Resolves once React has taken the document over. It repeats what the document says, and would
 * leave it so if the router were on another page by then.
 */
export const live = begun.promise

/** Tells when all inside it is there, or the screen for what failed. */
export function Live({ children }: { children: ReactNode }) {
  useEffect(() => begun.resolve(), [])
  return children
}
