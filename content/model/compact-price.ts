/** A price in as few letters as it takes, such as “€2.4M”. */
export function compactPrice(price: number, currency = 'EUR', locale = 'en-GB'): string {
  const format = new Intl.NumberFormat(locale, {
    style: 'currency',
    currency,
    notation: 'compact',
    maximumFractionDigits: 2,
    minimumFractionDigits: 0,
  })
  return format.formatToParts(price).map(capital).join('')
}

/** The single letter of a compact form is a capital everywhere; some languages write it small. */
function capital({ type, value }: Intl.NumberFormatPart) {
  return type === 'compact' && value.length === 1 ? value.toUpperCase() : value
}
