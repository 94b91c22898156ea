/** A screen whose shorter side has up to this many CSS pixels is a phone's. */
const PHONE_PX = 500

export function isPhone(): boolean {
  return matchMedia(`(max-width: ${PHONE_PX}px), (max-height: ${PHONE_PX}px)`).matches
}

/** Whether the visitor prefers few bytes and little processing. */
export function isDataSaver(): boolean {
  const connection: unknown = Reflect.get(navigator, 'connection')
  return (
    typeof connection === 'object' &&
    connection !== null &&
    Reflect.get(connection, 'saveData') === true
  )
}
