/** Whether a value of a listing meets a choice; `80+` is eighty or more, `A+` only itself. */
export function meetsChoice(plain: string, choice: string): boolean {
  if (plain === choice) return true
  const least = leastOf(choice)
  return least !== undefined && plain !== '' && Number(plain) >= least
}

/** The number of a choice such as `80+`; undefined for an exact one. */
export function leastOf(choice: string): number | undefined {
  return /^-?\d+(\.\d+)?\+$/.test(choice) ? Number.parseFloat(choice) : undefined
}
