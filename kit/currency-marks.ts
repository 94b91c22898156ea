/** How people write a currency, in lower case: its code, and its signs if it has any. */
export function currencyMarks(currency: string): string[] {
  const code = currency.toLowerCase()
  if (!CODE.test(code)) return [code]
  // Canadians write other dollars with their country (`US$`).
  const format = (currencyDisplay: 'narrowSymbol' | 'symbol', locale = 'en') =>
    new Intl.NumberFormat(locale, { style: 'currency', currency, currencyDisplay })
      .formatToParts(0)
      .find(({ type }) => type === 'currency')?.value ?? code
  const signs = [format('narrowSymbol'), format('symbol'), format('symbol', 'en-CA')]
  return [code, ...signs.map((sign) => sign.toLowerCase()), ...(OTHER_MARKS[code] ?? [])]
}

const CODE = /^[a-z]{3}$/

const OTHER_MARKS: Record<string, string[]> = { chf: ['fr', 'fr.', 'sfr', 'sfr.'] }
