type Modals = Record<string, { slug?: string; isOpen?: boolean; openedOn?: number } | undefined>

/**
 * The drawer of a record that was opened last, or undefined if only the page is open. Records of
 * different collections may have the same number, and then Payload's dialogs have the same name.
 */
export function topDrawer(modals: Modals): string | undefined {
  const drawers = Object.values(modals).filter(
    (modal) => modal?.isOpen && modal.slug?.includes('doc-drawer_'),
  )
  const sorted = drawers.toSorted((one, other) => (one?.openedOn ?? 0) - (other?.openedOn ?? 0))
  return sorted.at(-1)?.slug
}
