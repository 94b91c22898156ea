/** An import must not change a listing that somebody else is editing. */
export function openElsewhere(name: string): string {
  return `${name} has this listing open in the studio. Ask them to close it, or wait until they have, and try again.`
}
