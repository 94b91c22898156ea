const CURRENCIES = new Set(Intl.supportedValuesOf('currency'))

/** Accepts the codes of ISO 4217. */
export function checkCurrency(value: unknown): string | true {
  if (typeof value === 'string' && CURRENCIES.has(value)) return true
  return 'Write the three capital letters of a currency, for example EUR.'
}

/** Accepts well-formed language tags. */
export function checkLocale(value: unknown): string | true {
  return isLocale(value) ? true : 'Write a language tag, for example en-GB.'
}

function isLocale(value: unknown) {
  try {
    return typeof value === 'string' && Intl.getCanonicalLocales(value)[0] === value
  } catch {
    return false
  }
}
