/** True for a title that would fill the screen: it takes the next smaller step. */
export function isLong(title: string | null | undefined): boolean {
  return (title?.length ?? 0) > 80
}
