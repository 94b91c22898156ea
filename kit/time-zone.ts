/** Whether it is the name of a time zone that this machine knows, such as `Europe/Madrid`. */
export function isTimeZone(name: string): boolean {
  try {
    return new Intl.DateTimeFormat('en', { timeZone: name }) !== null
  } catch {
    return false
  }
}
