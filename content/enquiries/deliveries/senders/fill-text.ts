/**
 * Fills the placeholders of a text. A placeholder without a value is removed with the space before
 * it, so that “Dear {name},” becomes “Dear,”. Placeholders in the values themselves are left alone.
 */
export function fillText(text: string, filling: Readonly<Record<string, string>>): string {
  return text.replace(/( ?)\{([a-z]+)\}/g, (whole, space: string, place: string) => {
    if (!Object.hasOwn(filling, place)) return whole
    const value = filling[place]
    return value ? space + value : ''
  })
}

/** Letters of any script in at most six words; a single letter may be shortened with a point. */
const NAME =
  /^(?:[\p{L}\p{M}'’·-]+|\p{L}\p{M}*\.)(?:[\p{Zs}](?:[\p{L}\p{M}'’·-]+|\p{L}\p{M}*\.)){0,5}$/u
const LONGEST = 60

/**
 * The name for a salutation, or nothing for what is not a name. The mail goes to an address that
 * anybody can enter, so nobody may choose its text, such as the address of a site.
 */
export function nameForSalutation(name: string): string {
  return name.length <= LONGEST && NAME.test(name) ? name : ''
}
