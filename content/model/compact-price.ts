/** A price in compact notation with at most one decimal, such as “€2.4M” for 2,350,000. */
export function compactPrice(price: number, currency = 'EUR', locale = 'en-GB'): string {
  const format = new Intl.NumberFormat(locale, {
    style: 'currency',
    currency,
    notation: 'compact',
    maximumFractionDigits: 1,
    minimumFractionDigits: 0,
  })
  return format.formatToParts(price).map(capital).join('')
}

/** Some locales write the unit of the compact form in lowercase; prices always use a capital. */
function capital({ type, value }: Intl.NumberFormatPart) {
  return type === 'compact' && value.length === 1 ? value.toUpperCase() : value
}
