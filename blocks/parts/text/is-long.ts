/** True for a title too long for its step: it takes the next smaller one. */
export function isLong(title: string | null | undefined, most = 90): boolean {
  return (title?.length ?? 0) > most
}
