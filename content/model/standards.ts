const CURRENCIES = new Set(Intl.supportedValuesOf('currency'))

/** Validates an ISO 4217 currency code. */
export function checkCurrency(value: unknown): string | true {
  if (typeof value === 'string' && CURRENCIES.has(value)) return true
  return 'Enter a currency code of three capital letters, for example EUR.'
}

/** Validates a BCP 47 language tag. */
export function checkLocale(value: unknown): string | true {
  return isLocale(value) ? true : 'Enter a language tag, for example en-GB.'
}

function isLocale(value: unknown) {
  try {
    return typeof value === 'string' && Intl.getCanonicalLocales(value)[0] === value
  } catch {
    return false
  }
}
