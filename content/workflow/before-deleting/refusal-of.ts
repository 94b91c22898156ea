import { describeUses, type Use } from '../../overview/references/uses.ts'

export const PUBLIC = 'Only publishers delete what is public.'

/** The message that refuses the deletion, or an empty text if it may proceed. */
export function refusalOf(uses: Use[], isConfirmed: boolean, canRemove: boolean): string {
  const needed = uses.filter(({ isNeeded }) => isNeeded)
  if (needed.length > 0)
    return `This is needed by ${describeUses(needed)}. Choose something else there first.`
  if (uses.length === 0 || (isConfirmed && canRemove)) return ''
  const advice = canRemove
    ? 'Remove it there first, or open it and choose “Delete everywhere” under “Used in”.'
    : 'Remove it there first, or ask a publisher to do so.'
  return `This is still used in ${describeUses(uses)}. ${advice}`
}
